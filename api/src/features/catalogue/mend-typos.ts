import { foldText } from './fold-text.ts'
import { latinWords, singularOf } from './search-terms.ts'

/** How many slips a word may hold: the longer it is, the surer we are what was meant. */
function allowedSlips(word: string): number {
  if (word.length < 3) return 0
  return word.length < 8 ? 1 : 2
}

/** Insertions, omissions, replacements and swaps of neighbours between two words; `limit + 1` when more than `limit`. */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? at(beforeLast, j - 2) + 1 : Infinity
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced, swapped))
    }
    if (Math.min(...row) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(at(last, b.length), limit + 1)
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity
}

/** The known word most likely meant: fewest slips, same first letter, most products. */
function likelyWord(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  const limit = allowedSlips(word)
  let best: { word: string; slips: number; isSameStart: boolean; count: number } | undefined
  for (const [candidate, count] of counts) {
    const slips = Math.min(
      slipsBetween(word, candidate, limit),
      slipsBetween(singularOf(word), singularOf(candidate), limit),
    )
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
 * The keyword with every unknown Latin word replaced by the known one it resembles; nothing when there is no such
 * word, or when every word is known.
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
