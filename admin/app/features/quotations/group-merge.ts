import { isSame } from '../../shared/is-same.ts'
import type { LineDraft } from '../../shared/quotation-lines/line-draft.ts'

export type Side = 'mine' | 'theirs'

/** A line in both versions of a group; undefined in a version where it was removed or never existed. */
export type MergeRow = {
  key: string
  mine: LineDraft | undefined
  theirs: LineDraft | undefined
  /** Whether staff have to choose: both sides changed it differently. */
  isOpen: boolean
  /** The side that changed it; `mine` if both did. */
  suggested: Side
}

/**
 * Merges two versions of a group line by line, in the user's own order; lines of the other version follow the line that precedes
 * them there. A change by one side only is taken from that side, so only lines changed by both need a choice.
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

/** The lines resulting from the choices; as suggested where none was made. */
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
