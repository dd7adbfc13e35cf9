// The C library's option parser, which the Swift overlay leaves out.
#include <getopt.h>
