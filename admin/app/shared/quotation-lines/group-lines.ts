import type { LineDraft } from './line-draft.ts'

/** Pure functions that change the lines of a group. */

export function withLine(lines: LineDraft[], key: string, part: Partial<LineDraft>): LineDraft[] {
  return lines.map((line) => (line.key === key ? { ...line, ...part } : line))
}

export function withoutLine(lines: LineDraft[], key: string): LineDraft[] {
  return lines.filter((line) => line.key !== key)
}

/** After the given line, or at the end. */
export function insertedAfter(lines: LineDraft[], key: string | undefined, added: LineDraft[]): LineDraft[] {
  const index = lines.findIndex((line) => line.key === key)
  return index === -1 ? [...lines, ...added] : lines.toSpliced(index + 1, 0, ...added)
}

/** One position up or down; at either end nothing changes. */
export function movedLine(lines: LineDraft[], key: string, by: -1 | 1): LineDraft[] {
  const from = lines.findIndex((line) => line.key === key)
  const line = lines[from]
  const to = from + by
  if (!line || to < 0 || to >= lines.length) return lines
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}
