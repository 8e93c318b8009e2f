import type { Box, ReadLine, ReadWord } from '../../adapters/recognition/port.ts'

/** A sequence of words without a wide gap: a label or a value. */
export type Cell = {
  text: string
  confidence: number
  /** The confidence of words with a digit: a misread label says nothing about the number beside it. */
  ofFigures: number
  box: Box
}

/** The cells at one height, from left to right. The engine takes labels and values for two columns. */
export type Row = { cells: Cell[]; box: Box }

/** A gap wider than this many letter heights separates a label from its value. */
const wideGap = 1.6

export function rowsOf(lines: readonly ReadLine[]): Row[] {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => tidy(text) !== '')
  const rows: ReadWord[][] = []
  for (const word of words.toSorted((a, b) => middle(a.box) - middle(b.box))) {
    const last = rows.at(-1)
    if (last && isBeside(last.at(-1), word)) last.push(word)
    else rows.push([word])
  }
  return rows.map((row) => {
    const cells = cellsOf(row.toSorted((a, b) => a.box.left - b.box.left))
    return { cells, box: around(cells.map(({ box }) => box)) }
  })
}

function cellsOf(words: readonly ReadWord[]): Cell[] {
  const runs: ReadWord[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const gap = before ? word.box.left - before.box.right : 0
    if (run && before && gap <= wideGap * Math.max(height(word.box), height(before.box))) run.push(word)
    else runs.push([word])
  }
  return runs.map((run) => ({
    text: tidy(run.map(({ text }) => text).join(' ')),
    confidence: meanConfidence(run),
    ofFigures: meanConfidence(run.filter(({ text }) => /\d/.test(text))),
    box: around(run.map(({ box }) => box)),
  }))
}

/** Weighted by the length of the words. */
function meanConfidence(words: readonly ReadWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
}

function isBeside(before: ReadWord | undefined, { box }: ReadWord): boolean {
  if (!before) return false
  return Math.abs(middle(box) - middle(before.box)) < 0.5 * Math.min(height(box), height(before.box))
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

const middle = ({ top, bottom }: Box) => (top + bottom) / 2
export const height = ({ top, bottom }: Box) => bottom - top

const han = '\\p{Script=Han}'
const between = new RegExp(
  `(?<=[${han}「」『』（）()：:年月日]) +(?=[${han}\\d「」『』（）()：:])|(?<=\\d) +(?=[年月日])`,
  'gu',
)
const currency = /HK ?(?:\$|[S5](?=[\s\d-]*\d))|港[幣币元]/g

/** Normalises equivalent spellings: no control characters, no spaces between Chinese characters, one form of `HK$`. */
export function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(between, '')
    .replaceAll(currency, 'HK$')
    .trim()
}
