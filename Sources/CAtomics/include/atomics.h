// A counter and a flag that several threads use without a lock. Swift's own atomics would require macOS 15.
#ifndef ARBOR_ATOMICS_H
#define ARBOR_ATOMICS_H

#include <stdbool.h>
#include <stdint.h>

/// A number that only the functions below access. It begins at zero.
typedef struct {
    int64_t value;
} arbor_counter;

/// Adds to the counter. Returns its previous value.
static inline int64_t arbor_counter_add(arbor_counter *counter, int64_t count) {
    return __atomic_fetch_add(&counter->value, count, __ATOMIC_RELAXED);
}

static inline int64_t arbor_counter_load(const arbor_counter *counter) {
    return __atomic_load_n(&counter->value, __ATOMIC_RELAXED);
}

static inline void arbor_counter_store(arbor_counter *counter, int64_t value) {
    __atomic_store_n(&counter->value, value, __ATOMIC_RELAXED);
}

/// A flag that only the functions below access. It begins unset.
typedef struct {
    bool value;
} arbor_flag;

/// Sets the flag. Returns its previous value. A thread that finds it set sees all that this thread wrote before.
static inline bool arbor_flag_set(arbor_flag *flag) {
    return __atomic_exchange_n(&flag->value, true, __ATOMIC_ACQ_REL);
}

static inline bool arbor_flag_is_set(const arbor_flag *flag) {
    return __atomic_load_n(&flag->value, __ATOMIC_ACQUIRE);
}

#endif
