// Chooses two letters of each word by which a search looks for all words at once.
//
// The first of the two is the anchor. The second is at the same distance after it in every word. A search compares each
// byte with the anchors, and the byte at this distance with the bits that all second letters share. A search for
// several words therefore costs as much as a search for one. Only the number of matches that have to be looked at again
// grows. It stays small if the anchors are rare letters, and if words share them.
#ifndef ARBOR_FIND_ANCHORS_H
#define ARBOR_FIND_ANCHORS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tree_sitter_swift.h"

// How many times as frequent other letters are as capital ones, about.
enum { weight_of_other_letters = 8 };

// How often the anchor of each word is chosen anew, to suit those of the words after it.
enum { rounds = 2 };

static inline bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }

// Returns the number of bytes with the same bits under a mask.
static inline unsigned byte_count(uint8_t mask) { return 1u << __builtin_popcount((uint8_t)~mask); }

// Sets the letters by the anchors of the words and the distance. Returns a measure of how many bytes look like an
// anchor.
static inline unsigned compare_letters(
    const tree_sitter_swift_needle *needles, size_t count, tree_sitter_swift_anchors *anchors) {
    const char *one = needles[0].text + needles[0].anchor;
    uint8_t first = (uint8_t)one[0], other = first, second = (uint8_t)one[anchors->distance];
    uint8_t first_bits = 0, second_bits = 0;
    bool are_many = false, are_capital = true;
    for (size_t i = 0; i < count; i++) {
        const char *anchor = needles[i].text + needles[i].anchor;
        uint8_t letter = (uint8_t)anchor[0];
        are_many |= letter != first && letter != other && other != first;
        are_capital &= is_capital(anchor[0]);
        if (letter != first) other = letter;
        first_bits |= letter ^ first;
        second_bits |= (uint8_t)anchor[anchors->distance] ^ second;
    }
    anchors->first_mask = are_many ? (uint8_t)~first_bits : 0xFF;
    anchors->second_mask = (uint8_t)~second_bits;
    anchors->first = first & anchors->first_mask;
    anchors->other_first = other & anchors->first_mask;
    anchors->second = second & anchors->second_mask;
    unsigned firsts = are_many ? byte_count(anchors->first_mask) : first == other ? 1 : 2;
    return firsts * (are_capital ? 1 : weight_of_other_letters) * byte_count(anchors->second_mask);
}

// Returns the first capital letter of a word that is followed by another letter at the distance. If there is none,
// returns the first letter.
static inline size_t first_anchor(const tree_sitter_swift_needle *needle, size_t distance) {
    for (size_t i = 0; i < needle->length - distance; i++) {
        if (is_capital(needle->text[i])) return i;
    }
    return 0;
}

// Chooses the anchor of one word, given those of the others. A capital letter is replaced only by another one.
static inline void choose_anchor(
    tree_sitter_swift_needle *needle, const tree_sitter_swift_needle *needles, size_t count,
    tree_sitter_swift_anchors *anchors) {
    size_t best = needle->anchor;
    bool must_be_capital = is_capital(needle->text[best]);
    unsigned least = compare_letters(needles, count, anchors);
    for (size_t i = 0; i < needle->length - anchors->distance; i++) {
        if (must_be_capital && !is_capital(needle->text[i])) continue;
        needle->anchor = i;
        unsigned measure = compare_letters(needles, count, anchors);
        if (measure >= least) continue;
        least = measure;
        best = i;
    }
    needle->anchor = best;
}

// Chooses the anchors for a distance. Returns their measure.
static inline unsigned fit_anchors(
    tree_sitter_swift_needle *needles, size_t count, size_t distance, tree_sitter_swift_anchors *anchors) {
    anchors->distance = distance;
    for (size_t i = 0; i < count; i++) needles[i].anchor = first_anchor(&needles[i], distance);
    for (int round = 0; round < rounds; round++) {
        for (size_t i = 0; i < count; i++) choose_anchor(&needles[i], needles, count, anchors);
    }
    return compare_letters(needles, count, anchors);
}

// Chooses the distance and the anchors. Letters that are far from each other are nearly independent, so of two equal
// choices the one with the greater distance is taken. Neighbors are not: `In` is often `Int`.
static inline void choose_anchors(
    tree_sitter_swift_needle *needles, size_t count, tree_sitter_swift_anchors *anchors) {
    if (count == 0) return;
    size_t shortest = needles[0].length;
    for (size_t i = 1; i < count; i++) {
        if (needles[i].length < shortest) shortest = needles[i].length;
    }
    size_t best = shortest - 1;
    unsigned least = fit_anchors(needles, count, best, anchors);
    for (size_t distance = shortest - 1; distance-- > 2;) {
        unsigned measure = fit_anchors(needles, count, distance, anchors);
        if (measure >= least) continue;
        least = measure;
        best = distance;
    }
    fit_anchors(needles, count, best, anchors);
}

#endif
