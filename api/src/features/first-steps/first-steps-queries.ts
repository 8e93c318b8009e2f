import type { FirstStep } from '@fitout/contract/staff/first-steps.ts'
import type { Database } from '../../database/database.ts'

export async function listSettledSteps(db: Database): Promise<string[]> {
  return (await db.selectFrom('settled_first_steps').select('step').execute()).map(({ step }) => step)
}

/** False if the step was settled before. */
export async function insertSettledStep(db: Database, step: FirstStep, settled_at: Date): Promise<boolean> {
  const row = await db
    .insertInto('settled_first_steps')
    .values({ step, settled_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst()
  return row !== undefined
}

/** What can be observed in the shop. Each subquery stops at the first row. */
export async function readProgress(db: Database, storeId: string) {
  const shown = (table: 'couriers' | 'products') =>
    db.selectFrom(table).where('store_id', '=', storeId).where('status', '=', 'ACTIVE')
  return db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(shown('couriers').where('needs', '<>', 'NOTHING').select('id')).as('delivery'),
      exists(shown('products').select('id')).as('piece'),
      exists(shown('products').innerJoin('product_pictures', 'product_id', 'products.id').select('products.id')).as(
        'picture',
      ),
      exists(selectFrom('projects').where('status', '=', 'ACTIVE').select('id')).as('project'),
    ])
    .executeTakeFirstOrThrow()
}
