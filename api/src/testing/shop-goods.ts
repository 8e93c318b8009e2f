import type { Context } from '../context.ts'
import { newId } from '../database/new-id.ts'
import { refreshProductIndex } from '../features/products/products-service.ts'
import { addSlot } from './slots.ts'

/** The smallest shop a test can trade in: two stores, two warehouses, three couriers, a locker, and goods on demand. */
export type ShopGoods = {
  storeId: string
  couriers: { door: string; locker: string; showroom: string }
  addVariant: (variant?: NewVariant) => Promise<string>
  /** A slot for services in two days, with this many places. */
  serviceSlot: (capacity?: number) => Promise<string>
  /** Adds the product of a variant to lists, in its current state; returns its id. */
  publish: (variantId: string) => Promise<string>
}

export type NewVariant = {
  storeId?: string
  title?: string
  priceCents?: number
  salePercent?: number
  /** Units in the first and in the second warehouse; undefined for a service. */
  stock?: [number, number]
  kind?: 'GOODS' | 'SERVICE'
  grams?: number
  isActive?: boolean
}

const words = (text: string) => ({ en: text, zh: `${text}（繁）`, cn: `${text}（简）` })
const json = (value: unknown) => JSON.stringify(value) as never

export async function stockShop(context: Context): Promise<ShopGoods> {
  const { db, config, clock } = context
  const stores = [
    { id: config.mainStoreId, kind: 'MAIN' },
    { id: config.miniStoreId, kind: 'MINI' },
  ] as const
  await db
    .insertInto('stores')
    .values(stores.map((store) => ({ ...store, title: json(words(store.kind)) })))
    .execute()
  const warehouses = [newId(), newId()]
  await db
    .insertInto('warehouses')
    .values(
      warehouses.map((id, index) => ({
        id,
        store_id: config.mainStoreId,
        key: `warehouse-${index}`,
        title: json(words(`Warehouse ${index}`)),
        address: json(words('Kwun Tong')),
        priority: index,
      })),
    )
    .execute()
  const pictureId = newId()
  await db
    .insertInto('pictures')
    .values({
      id: pictureId,
      source_sha256: pictureId,
      width: 1200,
      height: 1200,
      widths: [320, 640],
      colour: '#efece6',
    })
    .execute()
  const couriers = { door: newId(), locker: newId(), showroom: newId() }
  const courier = {
    store_id: config.mainStoreId,
    country_code: 'HK',
    description: json(words('Carries it')),
    min_days: 1,
    max_days: 3,
  }
  await db
    .insertInto('couriers')
    .values([
      {
        ...courier,
        id: couriers.door,
        key: 'door',
        title: json(words('To the door')),
        fee_cents: 30_000,
        free_from_cents: 800_000,
        needs: 'ADDRESS',
        position: 0,
      },
      {
        ...courier,
        id: couriers.locker,
        key: 'locker',
        title: json(words('Locker')),
        fee_cents: 3_000,
        needs: 'PICKUP_POINT',
        max_grams: 20_000,
        position: 1,
      },
      {
        ...courier,
        id: couriers.showroom,
        key: 'showroom',
        title: json(words('Showroom')),
        fee_cents: 0,
        needs: 'NOTHING',
        position: 2,
      },
    ])
    .execute()

  await db
    .insertInto('pick_up_points')
    .values({
      courier_id: couriers.locker,
      code: 'LOCKER-1',
      kind: 'LOCKER',
      title: json(words('Locker 1')),
      address: json(words('Kwun Tong')),
      hours: json(words('Daily')),
      district: 'kwun-tong',
    })
    .execute()

  async function addVariant(variant: NewVariant = {}): Promise<string> {
    const {
      storeId = config.mainStoreId,
      title = 'Oak chair',
      priceCents = 4990,
      stock = [10, 0],
      kind = 'GOODS',
    } = variant
    const productId = newId()
    const variantId = newId()
    await db
      .insertInto('products')
      .values({
        id: productId,
        store_id: storeId,
        kind,
        key: productId,
        title: json(words(title)),
        slug: json({ en: 'piece', zh: '傢俬', cn: '家具' }),
        summary: json(words('A summary')),
        description: json(words('A description')),
      })
      .execute()
    await db
      .insertInto('product_pictures')
      .values({ product_id: productId, position: 0, picture_id: pictureId, alt: json(words('A picture')) })
      .execute()
    await db
      .insertInto('product_variants')
      .values({
        id: variantId,
        product_id: productId,
        sku: variantId,
        title: json(words('Oak')),
        price_cents: priceCents,
        sale_percent: variant.salePercent ?? 0,
        is_counted: kind === 'GOODS',
        parcel_grams: variant.grams ?? 5000,
        parcel_length_mm: 400,
        parcel_width_mm: 300,
        parcel_height_mm: 200,
        status: variant.isActive === false ? 'INACTIVE' : 'ACTIVE',
        position: 0,
      })
      .execute()
    if (kind === 'SERVICE') return variantId
    for (const [index, warehouseId] of warehouses.entries()) {
      const units = stock[index] ?? 0
      const shelf = { variant_id: variantId, warehouse_id: warehouseId }
      await db
        .insertInto('stock_levels')
        .values({ ...shelf, received: units, available: units })
        .execute()
      if (units > 0) {
        await db
          .insertInto('stock_movements')
          .values({ ...shelf, id: newId(), quantity: units, reason: 'initial' })
          .execute()
      }
    }
    return variantId
  }

  async function publish(variantId: string): Promise<string> {
    const { product_id: productId } = await db
      .selectFrom('product_variants')
      .select('product_id')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
    await refreshProductIndex(db, [productId])
    return productId
  }

  async function serviceSlot(capacity = 20): Promise<string> {
    const starts = new Date(Math.ceil(clock.now().getTime() / 300_000) * 300_000 + 48 * 3_600_000)
    return addSlot({ context }, starts, { kind: 'SERVICE', capacity, minutes: 120 })
  }

  return { storeId: config.mainStoreId, couriers, addVariant, serviceSlot, publish }
}
