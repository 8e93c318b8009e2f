import type { DefectCounts } from '@fitout/contract/defects.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Database } from '../../database/database.ts'
import { countOpenDefects, type DefectRow, listOpenDefectRows } from './defects-queries.ts'

/** Open defects, for features that show a renovation or its money. */

export const noDefects: DefectCounts = { open: 0, fixed: 0, major: 0, late: 0 }

export async function defectCountsOf(db: Database, renovationId: string, now: Date): Promise<DefectCounts> {
  return (await defectCountsBy(db, [renovationId], now))(renovationId)
}

/** The counts of several renovations in one query. */
export async function defectCountsBy(
  db: Database,
  renovationIds: string[],
  now: Date,
): Promise<(renovationId: string) => DefectCounts> {
  const rows = await countOpenDefects(db, renovationIds, hongKongDay(now))
  const found = new Map(rows.map(({ renovation_id: id, ...counts }) => [id, counts]))
  return (renovationId) => found.get(renovationId) ?? noDefects
}

/** The open defects by number. */
export async function listOpenDefects(db: Database, renovationId: string): Promise<DefectRow[]> {
  return listOpenDefectRows(db, renovationId)
}
