// The copy of find.c for processors with large registers.
#define READS_WIDE_BLOCKS
#include "copies.h"

#if defined(HAS_WIDE_COPY)
BEGIN_WIDE_COPY
#include "find.c"
END_WIDE_COPY
#endif
