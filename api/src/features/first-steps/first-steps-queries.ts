import type { FirstStep } from '@fitout/contract/staff/first-steps.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export async function listSettledSteps(db: Database): Promise<string[]> {
  return (await db.selectFrom('settled_first_steps').select('step').execute()).map(({ step }) => step)
}

/** False for a step that was settled before. */
export async function insertSettledStep(db: Database, step: FirstStep, settled_at: Date): Promise<boolean> {
  const row = await db
    .insertInto('settled_first_steps')
    .values({ step, settled_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst()
  return row !== undefined
}

/** What can be seen in the shop: each question ends at the first row. */
export async function readProgress(db: Database, storeId: string) {
  type Progress = Record<'delivery' | 'piece' | 'picture' | 'project', boolean>
  const { rows } = await sql<Progress>`
    select
      exists (select from couriers where store_id = ${storeId} and needs <> 'NOTHING' and status = 'ACTIVE') as delivery,
      exists (select from products where store_id = ${storeId} and status = 'ACTIVE') as piece,
      exists (
        select from product_pictures join products on products.id = product_pictures.product_id
        where products.store_id = ${storeId} and products.status = 'ACTIVE'
      ) as picture,
      exists (select from projects where status = 'ACTIVE') as project`.execute(db)
  const [progress = { delivery: false, piece: false, picture: false, project: false }] = rows
  return progress
}
