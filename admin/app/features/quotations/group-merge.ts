import { isSame } from '../../shared/is-same.ts'
import type { LineDraft } from '../../shared/quotation-lines/line-draft.ts'

export type Side = 'mine' | 'theirs'

/** A line in what two people made of one group; nothing on a side where it was taken out or never was. */
export type MergeRow = {
  key: string
  mine: LineDraft | undefined
  theirs: LineDraft | undefined
  /** Whether staff have to choose: both sides made something else of it. */
  isOpen: boolean
  /** The side that changed it; one's own where both did. */
  suggested: Side
}

/**
 * Two versions of a group line by line, in one's own order, with what only the other has behind the line that it
 * follows there. What one side alone has changed is taken from that side, so only what both changed needs a choice.
 */
export function mergeRows(base: LineDraft[], mine: LineDraft[], theirs: LineDraft[]): MergeRow[] {
  const [was, own, other] = [byKey(base), byKey(mine), byKey(theirs)]
  return orderOf(mine, theirs).map((key) => {
    const isMineAsBefore = isSame(own.get(key), was.get(key))
    const isTheirsAsBefore = isSame(other.get(key), was.get(key))
    const isOpen = !isMineAsBefore && !isTheirsAsBefore && !isSame(own.get(key), other.get(key))
    const suggested = isMineAsBefore && !isTheirsAsBefore ? 'theirs' : 'mine'
    return { key, mine: own.get(key), theirs: other.get(key), isOpen, suggested }
  })
}

/** The lines that come of the choices; where none was made, as suggested. */
export function mergedLines(rows: MergeRow[], choices: ReadonlyMap<string, Side>): LineDraft[] {
  return rows.flatMap((row) => row[choices.get(row.key) ?? row.suggested] ?? [])
}

function byKey(lines: LineDraft[]): Map<string, LineDraft> {
  return new Map(lines.map((line) => [line.key, line]))
}

function orderOf(mine: LineDraft[], theirs: LineDraft[]): string[] {
  const keys = mine.map(({ key }) => key)
  for (const [index, { key }] of theirs.entries()) {
    if (keys.includes(key)) continue
    const before = theirs[index - 1]?.key
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key)
  }
  return keys
}
