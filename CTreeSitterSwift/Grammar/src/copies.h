// The functions that are compiled twice on x86-64: for any processor, and for those with registers of 32 bytes (AVX2).
// They spend most of their time on whole blocks (blocks.h), so larger blocks save up to half of their instructions.
// The processor is asked when they are called (copies.c). Elsewhere there is one copy.
#ifndef ARBOR_COPIES_H
#define ARBOR_COPIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "tree_sitter_swift.h"

#if defined(__x86_64__)
#define HAS_WIDE_COPY

// Returns whether the processor has everything that the wide copies are compiled for. All processors with AVX2 do, but
// a virtual machine may hide some of it.
static inline bool has_wide_blocks(void) {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt");
}
#endif

// The name of a function in this copy.
#if defined(READS_WIDE_BLOCKS)
#define OF_COPY(function) function##_wide
#else
#define OF_COPY(function) function##_narrow
#endif

// All code between these lines is compiled for AVX2.
#if defined(__clang__)
#define BEGIN_WIDE_COPY \
    _Pragma("clang attribute push(__attribute__((target(\"avx2,bmi,bmi2,popcnt\"))), apply_to = function)")
#define END_WIDE_COPY _Pragma("clang attribute pop")
#else
#define BEGIN_WIDE_COPY _Pragma("GCC push_options") _Pragma("GCC target(\"avx2,bmi,bmi2,popcnt\")")
#define END_WIDE_COPY _Pragma("GCC pop_options")
#endif

#define DECLARE_COPY(suffix) \
    __attribute__((visibility("hidden"))) bool tree_sitter_swift_prescan##suffix( \
        const uint8_t *source, size_t count, const tree_sitter_swift_vocabulary *words, \
        tree_sitter_swift_slice *output); \
    __attribute__((visibility("hidden"))) size_t tree_sitter_swift_outline##suffix( \
        const uint8_t *source, size_t count, char *output, size_t capacity); \
    __attribute__((visibility("hidden"))) uint32_t tree_sitter_swift_held##suffix( \
        const uint8_t *source, size_t count, const tree_sitter_swift_needle *needles, size_t needle_count, \
        const tree_sitter_swift_anchors *anchors);

DECLARE_COPY(_narrow)
DECLARE_COPY(_wide)
#undef DECLARE_COPY

#endif
