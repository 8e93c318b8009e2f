import type { WrittenHead } from '@fitout/contract/quotation-content.ts'
import { isSame } from '../../shared/is-same.ts'
import type { Side } from './group-merge.ts'

export type HeadField = keyof WrittenHead

export type HeadRow = { field: HeadField; isOpen: boolean; suggested: Side }

/** The parts besides the groups that differ between two versions; a change by one side only is taken from that side. */
export function headRows(base: WrittenHead, mine: WrittenHead, theirs: WrittenHead): HeadRow[] {
  return (Object.keys(base) as HeadField[]).flatMap((field) => {
    if (isSame(mine[field], theirs[field])) return []
    const isMineAsBefore = isSame(mine[field], base[field])
    const isOpen = !isMineAsBefore && !isSame(theirs[field], base[field])
    return [{ field, isOpen, suggested: isMineAsBefore ? ('theirs' as const) : ('mine' as const) }]
  })
}

export function mergedHead(
  { mine, theirs }: Record<Side, WrittenHead>,
  rows: HeadRow[],
  choices: ReadonlyMap<string, Side>,
): WrittenHead {
  const taken = rows.filter(({ field, suggested }) => (choices.get(field) ?? suggested) === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(({ field }) => [field, theirs[field]])) }
}
