// The system's tree-sitter. Only what every release from 0.20.7 on has may be called.
#include <tree_sitter/api.h>
