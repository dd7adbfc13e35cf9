// The system's tree-sitter. Only what every release from 0.20.7 on has may be called.
#if __has_include(<tree_sitter/api.h>)
#include <tree_sitter/api.h>
#else
#error "Arbor is built with tree-sitter's development files: install them by 'apt-get install libtree-sitter-dev' or 'brew install tree-sitter pkg-config', and build again"
#endif
