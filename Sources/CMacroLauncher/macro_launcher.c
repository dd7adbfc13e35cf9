#include "macro_launcher.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void macro_launcher_become(const char *program, char **arguments) { execv(program, arguments); }

void macro_launcher_give_up(const char *line) {
    // Standard output belongs to the compiler.
    fprintf(stderr, "%s\n", line);
    exit(1);
}
