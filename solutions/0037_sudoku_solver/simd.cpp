// Idea:  nine candidate bits per cell and all cells in vector registers; a step applies every rule to the whole board at once, until
//        nothing changes; then guess, best in the cell with two candidates that has the most open peers.
// Time:  O(2^g), g the depth of the guesses, each of which splits one cell in two; a step takes 70 to 90 instructions with AVX-512,
//        four times as many with AVX2.
// Space: one board of 192 or 288 bytes per pending guess, 81 at most.
//
// Words: a band is three boxes side by side, a stack three boxes one above the other. The three cells a row (column) shares with a
// box are a minirow (minicolumn). A cell with one candidate is single; a digit with one place left in a box is hidden there.
//
// A step looks at the board as it was before the step, and at once
//   1. takes the digit of every single from the other cells of its box and row;
//   2. takes the other candidates from the place of every hidden digit;
//   3. takes a digit from every minirow that it cannot be in. In a band the digit needs a minirow of each row and of each box, in one
//      of six ways. So it can be in row r of stack s only when it can also be in
//          (r+1, s+1) and (r+2, s+2), or in (r+1, s+2) and (r+2, s+1),        counted modulo 3.
//      Likewise for the minicolumns of a stack. This is all that locked candidates tell, it makes the last place of a row or column
//      the last one of its box too, and it takes the digit of a single from its column one step later.
// A cell without candidates is a contradiction. When a step changes nothing, none is empty and all are single, it is solved: equal
// singles of a box or row would have removed each other, so each box and row has all nine digits, and by rule 3 each column.
//
// What a cell needs from another is always at the same offset, say one row down in the box, so one fixed permutation of the lanes
// fetches it for all cells: here that is a turn.
// Wide does it in three registers of AVX-512, Narrow in nine vectors that the compiler maps to AVX2 or to what the machine has (g++
// does so lane by lane where there is no AVX2: right, but slow). SUDOKU_PATH 2, 1, 0 forces AVX-512, AVX2, neither; without it the
// CPU decides.

#define SUDOKU_INLINE inline __attribute__((always_inline))
// At -O2 neither compiler unrolls nested loops of three, and what is left of a loop keeps its vectors in memory.
#if defined(__clang__)
#define SUDOKU_UNROLL _Pragma("unroll")
#else
#define SUDOKU_UNROLL _Pragma("GCC unroll 3")
#endif

enum class Outcome { dead, open, solved };

// cell[r][c] holds the cells in row r and column c of all nine boxes, lane 4 * band + stack. So the rules within a box combine whole
// vectors and only what comes from other boxes is turned. Bit d of a lane is the digit d + 1. The seven lanes without a cell keep all
// nine bits: never empty, never single.
// Vectors go through references: by value they would make the calling convention depend on the instruction set.
struct Narrow {
    typedef short Lanes __attribute__((vector_size(32)));
    struct State {
        Lanes cell[3][3];
    };
    static constexpr short all = 0x1ff;
    static constexpr Lanes used = {-1, -1, -1, 0, -1, -1, -1, 0, -1, -1, -1, 0, 0, 0, 0, 0};

    // In each lane what v has one stack (band) further and two further, within the same band (stack).
    static SUDOKU_INLINE void turnStacks(const Lanes& v, Lanes& by1, Lanes& by2) {
        by1 = __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 12, 13, 14, 15);
        by2 = __builtin_shufflevector(v, v, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 12, 13, 14, 15);
    }
    static SUDOKU_INLINE void turnBands(const Lanes& v, Lanes& by1, Lanes& by2) {
        by1 = __builtin_shufflevector(v, v, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15);
        by2 = __builtin_shufflevector(v, v, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15);
    }

    static SUDOKU_INLINE bool anyBit(const Lanes& v) {
        uint64_t words[4];
        memcpy(words, &v, sizeof words);
        return (words[0] | words[1] | words[2] | words[3]) != 0;
    }

    static SUDOKU_INLINE void step(const State& x, State& next) {
        Lanes single[3][3], singles[3], taken[3], minirow[3], minicolumn[3];
        Lanes row1[3], row2[3], column1[3], column2[3];
        SUDOKU_UNROLL
        for (int r = 0; r < 3; ++r) {
            SUDOKU_UNROLL
            for (int c = 0; c < 3; ++c) {
                single[r][c] = x.cell[r][c] & ((x.cell[r][c] & (x.cell[r][c] - 1)) == 0);
            }
            singles[r] = single[r][0] | single[r][1] | single[r][2];
            minirow[r] = x.cell[r][0] | x.cell[r][1] | x.cell[r][2];
            minicolumn[r] = x.cell[0][r] | x.cell[1][r] | x.cell[2][r];
        }
        SUDOKU_UNROLL
        for (int k = 0; k < 3; ++k) {
            Lanes singles1, singles2;
            turnStacks(singles[k], singles1, singles2);
            taken[k] = singles1 | singles2 | singles[(k + 1) % 3] | singles[(k + 2) % 3];
            turnStacks(minirow[k], row1[k], row2[k]);
            turnBands(minicolumn[k], column1[k], column2[k]);
        }
        SUDOKU_UNROLL
        for (int r = 0; r < 3; ++r) {
            const int r1 = (r + 1) % 3, r2 = (r + 2) % 3;
            Lanes inBand = (row1[r1] & row2[r2]) | (row2[r1] & row1[r2]);
            SUDOKU_UNROLL
            for (int c = 0; c < 3; ++c) {
                const int c1 = (c + 1) % 3, c2 = (c + 2) % 3;
                Lanes inStack = (column1[c1] & column2[c2]) | (column2[c1] & column1[c2]);
                Lanes hidden = x.cell[r][c] & ~(minirow[r1] | minirow[r2] | minicolumn[c1] | minicolumn[c2]);
                Lanes kept = hidden | (x.cell[r][c] & (hidden == 0));
                next.cell[r][c] = kept & inBand & inStack & ~(taken[r] | single[r][c1] | single[r][c2]);
            }
        }
    }

    // Steps until nothing changes.
    static SUDOKU_INLINE Outcome propagate(State& x) {
        for (;;) {
            State next;
            step(x, next);
            Lanes changed{}, empty{};
            SUDOKU_UNROLL
            for (int r = 0; r < 3; ++r) {
                SUDOKU_UNROLL
                for (int c = 0; c < 3; ++c) {
                    changed |= x.cell[r][c] ^ next.cell[r][c];
                    empty |= next.cell[r][c] == 0;
                }
            }
            if (anyBit(empty)) {
                return Outcome::dead;
            }
            if (!anyBit(changed)) {
                Lanes open{};
                for (auto& row : x.cell) {
                    for (auto& cell : row) {
                        open |= cell & (cell - 1);
                    }
                }
                return anyBit(open & used) ? Outcome::open : Outcome::solved;
            }
            x = next;
        }
    }

    // Chooses an open cell, leaves it its lowest candidate in x and the others in other. The cell is the one with the highest key: two
    // candidates before three before more, then the open cells of its box, row and column, then which of the nine vectors it is in.
    static SUDOKU_INLINE void split(State& x, State& other) {
        Lanes key[3][3], inRow[3]{}, inColumn[3]{}, column1[3], column2[3], open[3][3], best{};
        SUDOKU_UNROLL
        for (int r = 0; r < 3; ++r) {
            SUDOKU_UNROLL
            for (int c = 0; c < 3; ++c) {
                Lanes second = x.cell[r][c] & (x.cell[r][c] - 1), third = second & (second - 1), fourth = third & (third - 1);
                open[r][c] = second != 0;  // -1 in the lanes that are.
                key[r][c] = ((third == 0) & 0x400) + ((fourth == 0) & 0x200) + short(3 * r + c);
                inRow[r] -= open[r][c];
                inColumn[c] -= open[r][c];
            }
        }
        SUDOKU_UNROLL
        for (int c = 0; c < 3; ++c) {
            turnBands(inColumn[c], column1[c], column2[c]);
        }
        SUDOKU_UNROLL
        for (int r = 0; r < 3; ++r) {
            Lanes row1, row2;
            turnStacks(inRow[r], row1, row2);
            Lanes around = inRow[0] + inRow[1] + inRow[2] + row1 + row2;
            SUDOKU_UNROLL
            for (int c = 0; c < 3; ++c) {
                key[r][c] = (key[r][c] + ((around + column1[c] + column2[c]) << 4)) & open[r][c] & used;
                Lanes higher = key[r][c] > best;
                best = (key[r][c] & higher) | (best & ~higher);
            }
        }
        int at = 0;
        for (int lane = 1; lane < 11; ++lane) {
            at = best[lane] > best[at] ? lane : at;
        }
        int r = best[at] % 16 / 3, c = best[at] % 16 % 3;
        short candidates = x.cell[r][c][at], lowest = short(candidates & -candidates);
        other = x;
        other.cell[r][c][at] = short(candidates ^ lowest);
        x.cell[r][c][at] = lowest;
    }

    static SUDOKU_INLINE void load(const vector<vector<char>>& board, State& x) {
        // A table, so that nothing branches on what is given.
        constexpr short candidates[10] = {1, 2, 4, 8, 16, 32, 64, 128, 256, all};
        short lanes[3][3][16];
        fill(&lanes[0][0][0], &lanes[0][0][0] + 9 * 16, all);
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                lanes[i % 3][j % 3][i / 3 * 4 + j / 3] = candidates[min(unsigned(board[i][j]) - '1', 9u)];
            }
        }
        memcpy(&x, lanes, sizeof x);
    }

    static SUDOKU_INLINE void store(const State& x, vector<vector<char>>& board) {
        short lanes[3][3][16];
        memcpy(lanes, &x, sizeof x);
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                board[i][j] = char('1' + __builtin_ctz(unsigned(lanes[i % 3][j % 3][i / 3 * 4 + j / 3])));
            }
        }
    }

    static SUDOKU_INLINE void solve(vector<vector<char>>& board) {
        State x, pending[81];
        int n = 0;
        load(board, x);
        Outcome outcome = propagate(x);
        while (outcome == Outcome::open || (outcome == Outcome::dead && n > 0)) {
            if (outcome == Outcome::open) {
                split(x, pending[n++]);
            } else {
                x = pending[--n];
            }
            outcome = propagate(x);
        }
        if (outcome == Outcome::solved) {
            store(x, board);
        }
    }
};

#if defined(__x86_64__)
#if !defined(__clang__)
#pragma GCC diagnostic push  // g++ 12 warns of its own intrinsics.
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>

#define SUDOKU_AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg")))

// In Wide the cells in column c of their box are register c, lane 9 * (row in the box) + 3 * band + stack; lanes 27 to 31 have no cell.
struct WideTables {
    // In each lane the cell so many rows (within its box), bands and stacks further: where the two bytes of the lane come from.
    alignas(64) uint8_t turn[10][64];
    // For the lanes of register c where their character is in the two registers that load() fills.
    alignas(64) uint8_t fromText[3][64];
    // For the characters in reading order where their digit is in the two registers that store() packs.
    alignas(64) uint8_t toText[2][64];
    // For the lanes of register c what makes the keys of split() differ; the lanes without a cell come last.
    alignas(64) uint16_t rank[3][32];
};

constexpr WideTables makeWideTables() {
    constexpr int steps[10][3] = {{1, 0, 0}, {2, 0, 0}, {0, 1, 0}, {0, 2, 0}, {0, 0, 1},
                                  {0, 0, 2}, {1, 0, 1}, {2, 0, 2}, {1, 0, 2}, {2, 0, 1}};  // In the order of Wide::Turn.
    WideTables t{};
    for (int lane = 0; lane < 32; ++lane) {
        const bool used = lane < 27;
        const int row = lane / 9, band = lane / 3 % 3, stack = lane % 3;
        for (int k = 0; k < 10; ++k) {
            int from = (row + steps[k][0]) % 3 * 9 + (band + steps[k][1]) % 3 * 3 + (stack + steps[k][2]) % 3;
            t.turn[k][2 * lane] = uint8_t(2 * (used ? from : lane));
            t.turn[k][2 * lane + 1] = uint8_t(2 * (used ? from : lane) + 1);
        }
        for (int c = 0; c < 3; ++c) {
            const int i = 3 * band + row, j = 3 * stack + c;
            t.rank[c][lane] = uint16_t(used ? 31 * 128 + 32 * c + lane : 0xffff);
            if (used) {
                t.fromText[c][2 * lane] = uint8_t(i < 8 ? 16 * i + j : j < 7 ? 16 * 7 + 9 + j : 16 * 6 + 2 + j);
                t.toText[(9 * i + j) / 64][(9 * i + j) % 64] = uint8_t(c < 2 ? 2 * lane + c : 64 + 2 * lane);
            }
        }
    }
    return t;
}
constexpr WideTables wideTables = makeWideTables();

// Digit d is bit d + 3 here, not d - 1, so a set that is not empty is 16 at least as a number. Used as a shift count it pushes all 16
// bits out: x >> y is x where y is empty and 0 elsewhere. A comparison would go through a mask register and take four times as long.
// The lanes without a cell keep all nine bits.
struct Wide {
    struct State {
        __m512i column[3];
    };
    enum Turn { row1, row2, band1, band2, stack1, stack2, row1stack1, row2stack2, row1stack2, row2stack1 };
    static constexpr __mmask32 used = (1u << 27) - 1;

    SUDOKU_AVX512 static SUDOKU_INLINE __m512i turn(__m512i v, Turn by) {
        return _mm512_permutexvar_epi8(_mm512_load_si512(wideTables.turn[by]), v);
    }

    // Any function of three bits; f is the same function of a, b and c.
    static constexpr int a = 0xf0, b = 0xcc, c = 0xaa;
    template <int f>
    SUDOKU_AVX512 static SUDOKU_INLINE __m512i logic(__m512i x, __m512i y, __m512i z) {
        return _mm512_ternarylogic_epi64(x, y, z, f);
    }

    SUDOKU_AVX512 static SUDOKU_INLINE __m512i dropLowest(__m512i v) {
        return _mm512_and_si512(v, _mm512_add_epi16(v, _mm512_set1_epi16(-1)));
    }

    SUDOKU_AVX512 static SUDOKU_INLINE void step(const State& x, State& next) {
        __m512i single[3], minicolumn[3], alone[3], further1[3], further2[3];
        SUDOKU_UNROLL
        for (int k = 0; k < 3; ++k) {
            single[k] = _mm512_srlv_epi16(x.column[k], dropLowest(x.column[k]));
        }
        SUDOKU_UNROLL
        for (int k = 0; k < 3; ++k) {
            __m512i below = turn(x.column[k], row1), above = turn(x.column[k], row2);
            minicolumn[k] = logic<a | b | c>(x.column[k], below, above);
            alone[k] = logic<a & ~b & ~c>(x.column[k], below, above);
        }
        __m512i minirow = logic<a | b | c>(x.column[0], x.column[1], x.column[2]);
        __m512i inBand = _mm512_and_si512(turn(minirow, row1stack1), turn(minirow, row2stack2));
        inBand = logic<a | (b & c)>(inBand, turn(minirow, row1stack2), turn(minirow, row2stack1));
        SUDOKU_UNROLL
        for (int k = 0; k < 3; ++k) {
            further1[k] = turn(minicolumn[k], band1);
            further2[k] = turn(minicolumn[k], band2);
        }
        __m512i singles = logic<a | b | c>(single[0], single[1], single[2]);
        __m512i singlesBelow = turn(singles, row1);
        __m512i singlesElse = logic<a | b | c>(turn(singles, row2), turn(singles, stack1), turn(singles, stack2));
        SUDOKU_UNROLL
        for (int k = 0; k < 3; ++k) {
            const int p = (k + 1) % 3, q = (k + 2) % 3;
            __m512i hidden = logic<a & ~b & ~c>(alone[k], minicolumn[p], minicolumn[q]);
            __m512i kept = logic<(a | b) & c>(_mm512_srlv_epi16(x.column[k], hidden), hidden, inBand);
            kept = logic<a & ~b & ~c>(kept, single[p], single[q]);
            kept = logic<a & (b | c)>(kept, _mm512_and_si512(further1[p], further2[q]), _mm512_and_si512(further2[p], further1[q]));
            next.column[k] = logic<a & ~b & ~c>(kept, singlesBelow, singlesElse);
        }
    }

    SUDOKU_AVX512 static SUDOKU_INLINE bool anyEmpty(const State& x) {
        __m512i least = _mm512_min_epu16(_mm512_min_epu16(x.column[0], x.column[1]), x.column[2]);
        return _mm512_testn_epi16_mask(least, least) != 0;
    }

    SUDOKU_AVX512 static SUDOKU_INLINE __m512i difference(const State& x, const State& y) {
        __m512i d = logic<(a ^ b) | c>(x.column[0], y.column[0], _mm512_xor_si512(x.column[1], y.column[1]));
        return logic<(a ^ b) | c>(x.column[2], y.column[2], d);
    }

    SUDOKU_AVX512 static SUDOKU_INLINE Outcome openOrSolved(const State& x) {
        __m512i rest = logic<a | b | c>(dropLowest(x.column[0]), dropLowest(x.column[1]), dropLowest(x.column[2]));
        return _mm512_mask_test_epi16_mask(used, rest, rest) ? Outcome::open : Outcome::solved;
    }

    // Steps until nothing changes.
    SUDOKU_AVX512 static SUDOKU_INLINE Outcome propagate(State& x) {
        for (;;) {
            State next;
            step(x, next);
            __m512i changed = difference(x, next);
            if (anyEmpty(next)) {
                return Outcome::dead;
            }
            if (!_mm512_test_epi64_mask(changed, changed)) {
                return openOrSolved(x);
            }
            x = next;
        }
    }

    // Both in step as long as both live: a step alone mostly waits for its own results, and two chains fill each other's gaps.
    SUDOKU_AVX512 static SUDOKU_INLINE void propagate(State& x, State& y, Outcome& outcomeX, Outcome& outcomeY) {
        for (;;) {
            State nextX, nextY;
            step(x, nextX);
            step(y, nextY);
            __m512i changed = _mm512_or_si512(difference(x, nextX), difference(y, nextY));
            bool deadX = anyEmpty(nextX), deadY = anyEmpty(nextY);
            if (deadX | deadY) {
                x = nextX;
                y = nextY;
                outcomeX = deadX ? Outcome::dead : propagate(x);
                outcomeY = deadY ? Outcome::dead : propagate(y);
                return;
            }
            if (!_mm512_test_epi64_mask(changed, changed)) {
                outcomeX = openOrSolved(x);
                outcomeY = openOrSolved(y);
                return;
            }
            x = nextX;
            y = nextY;
        }
    }

    // Chooses an open cell, leaves it its lowest candidate in x and the others in other. The cell is the one with the lowest key: its
    // candidates beyond two, then 31 less the open cells of its box, row and column (21 at most, so nothing borrows), then its place.
    // A single cell has -1 candidates beyond two, which without a sign is the highest.
    SUDOKU_AVX512 static SUDOKU_INLINE void split(State& x, State& other) {
        const __m512i one = _mm512_set1_epi16(1);
        __m512i open[3], key[3];  // open: 128 in the lanes that are.
        SUDOKU_UNROLL
        for (int k = 0; k < 3; ++k) {
            __m512i beyondOne = _mm512_sub_epi16(_mm512_popcnt_epi16(x.column[k]), one);
            __m512i beyondTwo = _mm512_sub_epi16(beyondOne, one);
            open[k] = _mm512_maskz_min_epu16(used, _mm512_slli_epi16(beyondOne, 7), _mm512_set1_epi16(128));
            __m512i rank = _mm512_load_si512(wideTables.rank[k]);
            key[k] = _mm512_mask_add_epi16(rank, used, rank, _mm512_slli_epi16(beyondTwo, 12));
        }
        __m512i inRow = _mm512_add_epi16(_mm512_add_epi16(open[0], open[1]), open[2]);
        __m512i around = _mm512_add_epi16(_mm512_add_epi16(turn(inRow, row1), turn(inRow, row2)),
                                          _mm512_add_epi16(turn(inRow, stack1), turn(inRow, stack2)));
        around = _mm512_add_epi16(around, inRow);
        SUDOKU_UNROLL
        for (int k = 0; k < 3; ++k) {
            __m512i inColumn = _mm512_add_epi16(_mm512_add_epi16(turn(open[k], row1), turn(open[k], row2)), open[k]);
            key[k] = _mm512_sub_epi16(_mm512_sub_epi16(key[k], around), _mm512_add_epi16(turn(inColumn, band1), turn(inColumn, band2)));
        }
        __m512i least = _mm512_min_epu16(_mm512_min_epu16(key[0], key[1]), key[2]);
        __m256i least16 = _mm256_min_epu16(_mm512_castsi512_si256(least), _mm512_extracti64x4_epi64(least, 1));
        __m128i least8 = _mm_min_epu16(_mm256_castsi256_si128(least16), _mm256_extracti128_si256(least16, 1));
        least = _mm512_broadcastw_epi16(_mm_minpos_epu16(least8));
        SUDOKU_UNROLL
        for (int k = 0; k < 3; ++k) {
            __mmask32 chosen = _mm512_cmpeq_epi16_mask(key[k], least);
            __m512i rest = dropLowest(x.column[k]);
            other.column[k] = _mm512_mask_mov_epi16(x.column[k], chosen, rest);
            x.column[k] = _mm512_mask_mov_epi16(x.column[k], chosen, _mm512_xor_si512(x.column[k], rest));
        }
    }

    SUDOKU_AVX512 static SUDOKU_INLINE void load(const vector<vector<char>>& board, State& x) {
        // Sixteen bytes a line, masked: a line has nine and no more may be read. The last line goes behind the seventh and eighth.
        __m128i line[9];
        for (int i = 0; i < 9; ++i) {
            line[i] = _mm_maskz_loadu_epi8(0x1ff, board[i].data());
        }
        line[7] = _mm_or_si128(line[7], _mm_bslli_si128(line[8], 9));
        line[6] = _mm_or_si128(line[6], _mm_bslli_si128(_mm_bsrli_si128(line[8], 7), 9));
        __m512i text[2];
        for (int k = 0; k < 2; ++k) {
            __m256i low = _mm256_inserti128_si256(_mm256_castsi128_si256(line[4 * k]), line[4 * k + 1], 1);
            __m256i high = _mm256_inserti128_si256(_mm256_castsi128_si256(line[4 * k + 2]), line[4 * k + 3], 1);
            text[k] = _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
        }
        SUDOKU_UNROLL
        for (int k = 0; k < 3; ++k) {
            constexpr __mmask64 lowBytes = 0x0015555555555555;
            __m512i cell = _mm512_maskz_permutex2var_epi8(lowBytes, text[0], _mm512_load_si512(wideTables.fromText[k]), text[1]);
            // '.' is less than '0': as a shift without a sign it leaves nothing.
            __m512i given = _mm512_sllv_epi16(_mm512_set1_epi16(1 << 3), _mm512_sub_epi16(cell, _mm512_set1_epi16('0')));
            given = _mm512_and_si512(given, _mm512_set1_epi16(0x1ff << 4));  // Whatever else stands there is a blank.
            x.column[k] = _mm512_or_si512(given, _mm512_srlv_epi16(_mm512_set1_epi16(0x1ff << 4), given));
        }
    }

    SUDOKU_AVX512 static SUDOKU_INLINE void store(const State& x, vector<vector<char>>& board) {
        __m512i digit[3];
        for (int k = 0; k < 3; ++k) {
            __m512i below = _mm512_add_epi16(x.column[k], _mm512_set1_epi16(-1));
            digit[k] = _mm512_add_epi16(_mm512_popcnt_epi16(below), _mm512_set1_epi16('1' - 4));
        }
        digit[0] = _mm512_or_si512(digit[0], _mm512_slli_epi16(digit[1], 8));
        alignas(64) char text[128];
        for (int k = 0; k < 2; ++k) {
            __m512i half = _mm512_permutex2var_epi8(digit[0], _mm512_load_si512(wideTables.toText[k]), digit[2]);
            _mm512_store_si512(text + 64 * k, half);
        }
        for (int i = 0; i < 9; ++i) {
            memcpy(board[i].data(), text + 9 * i, 9);
        }
    }

    SUDOKU_AVX512 static void solve(vector<vector<char>>& board) {
        State x, y, pending[81];
        int n = 0;
        load(board, x);
        Outcome outcome = propagate(x), outcomeY;
        while (outcome == Outcome::open) {
            split(x, y);
            propagate(x, y, outcome, outcomeY);
            if (outcome == Outcome::dead || (outcome == Outcome::open && outcomeY == Outcome::solved)) {
                x = y;
                outcome = outcomeY;
            } else if (outcomeY == Outcome::open) {
                pending[n++] = y;
            }
            if (outcome == Outcome::dead && n > 0) {
                x = pending[--n];
                outcome = Outcome::open;
            }
        }
        if (outcome == Outcome::solved) {
            store(x, board);
        }
    }
};
#if !defined(__clang__)
#pragma GCC diagnostic pop
#endif
#endif

class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
#if defined(__x86_64__)
        if (has(2)) {
            return Wide::solve(board);
        }
        if (has(1)) {
            return solveAvx2(board);
        }
#endif
        Narrow::solve(board);
    }

private:
#if defined(__x86_64__)
    static bool has(int path) {
#if defined(SUDOKU_PATH)
        return path == SUDOKU_PATH;
#else
        return path == 2 ? __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
                               __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bitalg")
                         : __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi");
#endif
    }

    __attribute__((target("avx2,bmi"))) static void solveAvx2(vector<vector<char>>& board) { Narrow::solve(board); }
#endif
};
