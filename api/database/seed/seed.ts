import { settleAllSteps } from '../../src/features/first-steps/first-steps-service.ts'
import { insertFirstTemplates } from '../../src/features/reply-templates/reply-templates-service.ts'
import { sql } from 'kysely'
import type { Context } from '../../src/context.ts'
import { type Database, transaction } from '../../src/database/database.ts'
import { insertAppointmentSlots } from './appointment-slots.ts'
import { insertCampaigns } from './campaigns.ts'
import { memberCouriers } from './couriers.ts'
import { goods, memberPieces } from './goods/goods.ts'
import { inventProducts } from './invented-products.ts'
import { insertPickUpPoints } from './pick-up-points.ts'
import { insertReviews } from './reviews.ts'
import {
  insertAttributeValues,
  insertCategories,
  insertCouriers,
  insertPlaces,
  insertProducts,
} from './seed-catalogue.ts'
import { publishPages } from './seed-pages.ts'
import { insertProjects } from './seed-projects.ts'
import { insertJournal } from './seed-journal.ts'
import { keepSeedMedia, type SeedMedia } from './seed-pictures.ts'
import { services } from './services.ts'
import { insertVouchers } from './vouchers.ts'

export type SeedOptions = {
  /** The target number of products; missing ones are invented, for benchmarks. */
  products?: number
  onProgress?: (done: number, of: number) => void
}

const demoTitle = { en: 'Lumen Interiors', zh: '拾光設計', cn: '拾光设计' }
const inventedAtOnce = 100

const readTables = ['products', 'product_index', 'product_search', 'product_variants', 'stock_levels', 'categories']

export async function isSeeded({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return (await db.selectFrom('stores').select('id').limit(1).execute()).length > 0
}

/** Returns whether a shop is the demo company's, complete or begun, and not one that a studio set up. */
export async function isDemo(context: Pick<Context, 'db' | 'config'>): Promise<boolean> {
  const { db, config } = context
  if (!(await isSeeded(context))) return (await db.selectFrom('begun_demos').select('id').execute()).length > 0
  const stores = db.selectFrom('stores').select('title').where('id', '=', config.mainStoreId)
  return (await stores.execute()).some(({ title }) => title.en === demoTitle.en)
}

/** Fills an empty shop with the demo company's data; does nothing in a shop that has stores. */
export async function seed(context: Context, { products = 0, onProgress }: SeedOptions = {}): Promise<void> {
  const isEmpty = !(await isSeeded(context))
  if (!isEmpty && products === 0) return
  if (isEmpty) await noteBegun(context)
  const media = await keepSeedMedia(context)
  if (isEmpty) await transaction(context.db, (trx) => insertShop(trx, context, media))
  if (products > 0) await fillUp(context, media, products, onProgress)
  // Without fresh statistics the first searches are planned as if the tables were empty.
  for (const table of readTables) await sql`analyze ${sql.table(table)}`.execute(context.db)
}

async function noteBegun({ db, clock }: Context): Promise<void> {
  const row = { begun_at: clock.now() }
  await db
    .insertInto('begun_demos')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function insertShop(db: Database, { config, clock }: Context, media: SeedMedia): Promise<void> {
  const { mainStoreId, miniStoreId } = config
  const shown = [...goods, ...services]
  await db
    .insertInto('stores')
    .values([
      { id: mainStoreId, kind: 'MAIN', title: demoTitle },
      { id: miniStoreId, kind: 'MINI', title: { en: 'Member store', zh: '會員積分換購', cn: '会员积分商城' } },
    ])
    .execute()
  await insertPlaces(db, mainStoreId)
  await insertPickUpPoints(db)
  await insertAttributeValues(db)
  await insertCategories(db, mainStoreId, media, shown)
  await insertProducts(db, mainStoreId, media, shown, shown.length)
  await insertCouriers(db, miniStoreId, memberCouriers)
  await insertProducts(db, miniStoreId, media, memberPieces, memberPieces.length)
  await insertReviews(db, media)
  await insertCampaigns(db, mainStoreId)
  await insertVouchers(db, mainStoreId, clock.now())
  await insertAppointmentSlots(db, clock.now())
  await insertFirstTemplates(db, 'zh', clock.now())
  await settleAllSteps(db, clock.now())
  await insertProjects(db, media)
  await insertJournal(db, media)
  await publishPages(db, media, { mainStoreId, miniStoreId })
}

async function fillUp(
  { db, config }: Context,
  media: SeedMedia,
  wanted: number,
  onProgress: SeedOptions['onProgress'],
): Promise<void> {
  const storeId = config.mainStoreId
  const [row] = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .execute()
  const demo = goods.length + services.length
  for (let present = Number(row?.count ?? 0); present < wanted; present += inventedAtOnce) {
    const count = Math.min(inventedAtOnce, wanted - present)
    const invented = inventProducts(present - demo, count)
    await transaction(db, (trx) => insertProducts(trx, storeId, media, invented, 0))
    onProgress?.(present + count, wanted)
  }
}
