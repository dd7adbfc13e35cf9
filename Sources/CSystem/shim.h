// The parts of the C library that the Swift overlay leaves out: the option parser, and the allocator's settings.
#include <getopt.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
