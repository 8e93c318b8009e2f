import { createReadStream } from 'node:fs'
import type { Database } from '../../src/database/database.ts'
import { replacePickUpPoints } from '../../src/features/couriers/import-pick-up-points.ts'

/** Invented points on existing streets. The list is a sample input for `npm run import-pick-up-points`. */
const pickUpPointList = new URL('pick-up-points.csv', import.meta.url)

export async function insertPickUpPoints(db: Database): Promise<void> {
  const { faults } = await replacePickUpPoints(db, createReadStream(pickUpPointList))
  if (faults.length > 0) throw new Error(`The demo's pick-up points are wrong: ${JSON.stringify(faults[0])}`)
}
