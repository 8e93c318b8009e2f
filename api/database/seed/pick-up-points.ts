import { createReadStream } from 'node:fs'
import type { Database } from '../../src/database/database.ts'
import { replacePickUpPoints } from '../../src/features/couriers/import-pick-up-points.ts'

/** Invented points at streets that exist. The list is a model of what `npm run import-pick-up-points` reads. */
const pickUpPointList = new URL('pick-up-points.csv', import.meta.url)

export async function insertPickUpPoints(db: Database): Promise<void> {
  const { faults } = await replacePickUpPoints(db, createReadStream(pickUpPointList))
  if (faults.length > 0) throw new Error(`The demo's pick-up points are wrong: ${JSON.stringify(faults[0])}`)
}
