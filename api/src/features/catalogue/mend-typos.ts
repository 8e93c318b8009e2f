import { foldText } from './fold-text.ts'
import { latinWords, singularOf } from './search-terms.ts'

/** Maximum edit distance for a word: longer words allow more. */
function allowedSlips(word: string): number {
  if (word.length < 3) return 0
  return word.length < 8 ? 1 : 2
}

/** Rows of the edit distance table, reused because one keyword is compared with thousands of words. */
const rows = Array.from({ length: 3 }, () => new Uint8Array(64))

/**
 * Edit distance between two words (insertions, omissions, replacements, swaps of adjacent letters); `limit + 1` when
 * it exceeds `limit`.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  const tooMany = limit + 1
  const width = b.length
  if (Math.abs(a.length - width) > limit) return tooMany
  let [beforeLast, last, row] = rows.map((kept) => (kept.length > width ? kept : new Uint8Array(width + 1))) as Rows
  for (let j = 0; j <= width; j += 1) last[j] = Math.min(j, tooMany)
  for (let i = 1; i <= a.length; i += 1) {
    // Cells further from the diagonal than the limit exceed it anyway.
    const from = Math.max(1, i - limit)
    const to = Math.min(width, i + limit)
    row[from - 1] = from === 1 ? Math.min(i, tooMany) : tooMany
    let fewest = at(row, from - 1)
    for (let j = from; j <= to; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let slips = Math.min(at(last, j - 1) + (isSame ? 0 : 1), at(row, j - 1) + 1, at(last, j) + 1, tooMany)
      if (!isSame && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, at(beforeLast, j - 2) + 1)
      }
      row[j] = slips
      fewest = Math.min(fewest, slips)
    }
    if (to < width) row[to + 1] = tooMany
    if (fewest > limit) return tooMany
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return at(last, width)
}

type Rows = [Uint8Array, Uint8Array, Uint8Array]

function at(row: Uint8Array, index: number): number {
  return row[index] ?? Infinity
}

/** A bit per letter of a word; letters beyond the first 26 share bits. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) letters |= 1 << ((word.charCodeAt(index) - 97) & 31)
  return letters
}

function countOfBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** The most likely intended word: smallest edit distance, then same first letter, then most products. */
function likelyWord(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  const limit = allowedSlips(word)
  if (limit === 0) return undefined
  const singular = singularOf(word)
  const letters = lettersOf(singular)
  let best: { word: string; slips: number; isSameStart: boolean; count: number } | undefined
  for (const [candidate, count] of counts) {
    // A plural is at most two letters longer.
    if (Math.abs(candidate.length - word.length) > limit + 2) continue
    // Each edit adds at most one other letter, and the singular of a word in -ies one more.
    if (countOfBits(letters & ~lettersOf(candidate)) > limit + 1) continue
    const other = singularOf(candidate)
    let slips = slipsBetween(singular, other, limit)
    if (singular !== word || other !== candidate) slips = Math.min(slips, slipsBetween(word, candidate, limit))
    if (slips > limit || slips === 0) continue
    const isSameStart = candidate[0] === word[0]
    const isBetter =
      !best ||
      slips < best.slips ||
      (slips === best.slips && isSameStart && !best.isSameStart) ||
      (slips === best.slips && isSameStart === best.isSameStart && count > best.count)
    if (isBetter) best = { word: candidate, slips, isSameStart, count }
  }
  return best?.word
}

/**
 * Returns the keyword with each unknown Latin word replaced by the most similar known one; undefined when all words
 * are known or none is similar.
 */
export function mendTypos(keyword: string, counts: ReadonlyMap<string, number>): string | undefined {
  const mended = new Map<string, string>()
  for (const word of latinWords(keyword)) {
    if (isKnown(word, counts)) continue
    const likely = likelyWord(word, counts)
    if (likely) mended.set(word, likely)
  }
  if (mended.size === 0) return undefined
  return keyword
    .normalize('NFKC')
    .replace(/(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu, (run) => mended.get(foldText(run)) ?? run)
}

function isKnown(word: string, counts: ReadonlyMap<string, number>): boolean {
  if (counts.has(word) || counts.has(singularOf(word))) return true
  for (const known of counts.keys()) {
    if (known.startsWith(word)) return true
  }
  return false
}
