import { type Database, dryRun, transaction } from '../../database/database.ts'
import type { Pieces } from '../../http/csv-reader.ts'
import {
  listAllPickUpPoints,
  listPickUpCouriers,
  type NewPickUpPoint,
  type PickUpPointRow,
  putPickUpPoints,
  retirePickUpPoints,
} from './pick-up-points-queries.ts'
import { type ListedPoint, type ListFault, readPickUpPoints } from './read-pick-up-points.ts'

export type { ListFault }
type ListChanges = {
  courierId: string
  courier: string
  added: number
  changed: number
  unchanged: number
  retired: number
}
type ListOutcome = { faults: ListFault[]; changes: ListChanges[] }

/** Like `replacePickUpPoints`; a dry run returns the same and changes nothing. */
export async function importPickUpPoints(db: Database, csv: Pieces, isRehearsal: boolean): Promise<ListOutcome> {
  return (isRehearsal ? dryRun : transaction)(db, (trx) => replacePickUpPoints(trx, csv))
}

/**
 * Replaces the pick-up points of the couriers in a list, all or none. Points no longer listed become inactive, and orders
 * keep their copy of them. Throws as `readCsv`.
 */
export async function replacePickUpPoints(trx: Database, csv: Pieces): Promise<ListOutcome> {
  const { points, faults } = await readPickUpPoints(csv)
  const couriers = await listPickUpCouriers(trx, [...new Set(points.map(({ courier }) => courier))])
  const all = [...faults, ...faultsOfCouriers(points, couriers)].toSorted((a, b) => a.row - b.row)
  const changes: ListChanges[] = []
  if (all.length > 0) return { faults: all, changes }
  for (const { id, key } of couriers) {
    const own = points.filter(({ courier }) => courier === key).map(({ point }) => point)
    changes.push({ courierId: id, courier: key, ...(await replaceList(trx, id, own)) })
  }
  return { faults: all, changes }
}

function faultsOfCouriers(points: ListedPoint[], couriers: { key: string }[]): ListFault[] {
  return points.flatMap(({ courier, row }) =>
    courier === '' || couriers.some(({ key }) => key === courier)
      ? []
      : [{ row, column: 'courier', code: 'not-listed' as const, value: courier }],
  )
}

async function replaceList(trx: Database, courierId: string, points: NewPickUpPoint[]) {
  const before = new Map((await listAllPickUpPoints(trx, courierId)).map((row) => [row.code, row]))
  const active = [...before.values()].filter(({ status }) => status === 'ACTIVE')
  const named = new Set(points.map(({ code }) => code))
  const different = points.filter((point) => !isSame(before.get(point.code), point))
  const gone = active.filter(({ code }) => !named.has(code)).map(({ code }) => code)
  await putPickUpPoints(trx, courierId, different)
  await retirePickUpPoints(trx, courierId, gone)
  const added = different.filter(({ code }) => before.get(code)?.status !== 'ACTIVE').length
  return {
    added,
    changed: different.length - added,
    unchanged: points.length - different.length,
    retired: gone.length,
  }
}

function isSame(row: PickUpPointRow | undefined, point: NewPickUpPoint): boolean {
  if (row?.status !== 'ACTIVE') return false
  const words = ({ title, address, hours }: NewPickUpPoint) =>
    [title, address, hours].flatMap(({ en, zh, cn }) => [en, zh, cn])
  const rest = ({ kind, district, sub_district, max_grams, max_side_mm, max_sum_mm }: NewPickUpPoint) => [
    kind,
    district,
    sub_district,
    max_grams,
    max_side_mm,
    max_sum_mm,
  ]
  return JSON.stringify([words(row), rest(row)]) === JSON.stringify([words(point), rest(point)])
}
