import { maximumCartLines, maximumQuantity } from '@fitout/contract/limits.ts'
import type { Locale, Words } from '@fitout/contract/locales.ts'
import { type NotNull, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'
import { rulesVersion } from './sale-rules-queries.ts'

export type CartKey = { accountId: string; storeId: string }

export type CartLine = {
  variant_id: string
  product_id: string
  /** Not in the catalogue: entered in an order by staff. */
  is_custom?: boolean
  kind: 'GOODS' | 'SERVICE'
  quantity: number
  slot_id: string | null
  starts_at: Date | null
  ends_at: Date | null
  /** Whether the slot has a free place and is far enough ahead. */
  is_on_offer: boolean
  sku: string
  product_title: Words
  product_slug: Words
  variant_title: Words
  picture_id: string
  picture_width: number
  picture_height: number
  picture_widths: number[]
  picture_colour: string
  picture_focus: PictureRow['focus']
  picture_alt: Words
  price_cents: number
  /** The unit price if agreed before; otherwise the catalogue price less its sale applies. */
  agreed_unit_cents?: number
  sale_percent: number
  point_price: number | null
  is_counted: boolean
  is_active: boolean
  /** Null if stock is not tracked. */
  available: number | null
  parcel_grams: number | null
  parcel_length_mm: number | null
  parcel_width_mm: number | null
  parcel_height_mm: number | null
  lead_time_days: number
  /** Its own categories, without their ancestors. */
  category_ids: string[]
}

const variantColumns = sql`
  v.id as variant_id, p.id as product_id, p.kind, v.sku,
  p.title as product_title, p.slug as product_slug, v.title as variant_title,
  i.id as picture_id, i.width as picture_width, i.height as picture_height, i.widths as picture_widths,
  i.colour as picture_colour, i.focus as picture_focus, pp.alt as picture_alt,
  v.price_cents, sale_at(v, now()) as sale_percent, v.point_price, v.is_counted,
  v.status = 'ACTIVE' and p.status = 'ACTIVE' as is_active,
  case when v.is_counted then coalesce(
    (select sum(s.available)::int from stock_levels s where s.variant_id = v.id), 0) end as available,
  v.parcel_grams, v.parcel_length_mm, v.parcel_width_mm, v.parcel_height_mm,
  p.lead_time_days, array(select c.category_id from product_categories c where c.product_id = p.id) as category_ids`

const variantJoins = sql`
  join products p on p.id = v.product_id
  join product_pictures pp on pp.product_id = p.id and pp.position = coalesce(v.picture_position, 0)
  join pictures i on i.id = pp.picture_id`

export type Cart = {
  /** 0 if there is none. */
  version: number
  /** Oldest first. */
  lines: CartLine[]
  pointBalance: number
  rulesVersion: string | null
}

type CartRow = { version: number; point_balance: number; rules_version: string | null } & (CartLine | NoLine)
type NoLine = { [Column in keyof CartLine]: null }

/** A booking form with everything needed for prices, parcels and pages, in one query. */
export async function readCart(db: Database, { accountId, storeId }: CartKey): Promise<Cart> {
  const { rows } = await sql<CartRow>`
    select coalesce(c.version, 0) as version, coalesce(m.balance, 0) as point_balance, ${rulesVersion} as rules_version, l.*
    from (select ${accountId}::uuid as account_id, ${storeId}::uuid as store_id) asked
    left join carts c on c.account_id = asked.account_id and c.store_id = asked.store_id
    left join memberships m on m.account_id = asked.account_id
    left join (
      select l.added_at, l.quantity, t.id as slot_id, t.starts_at, t.ends_at, ${variantColumns},
        coalesce(t.removed_at is null and t.kind = 'SERVICE' and t.taken < t.capacity, false) as is_on_offer
      from cart_lines l
      left join appointment_slots t on t.id = l.slot_id
      join product_variants v on v.id = l.variant_id ${variantJoins}
      where l.account_id = ${accountId} and l.store_id = ${storeId}
    ) l on true
    order by l.added_at, l.variant_id`.execute(db)
  return {
    version: rows[0]?.version ?? 0,
    lines: rows.flatMap((row) => (row.variant_id === null ? [] : row)),
    pointBalance: rows[0]?.point_balance ?? 0,
    rulesVersion: rows[0]?.rules_version ?? null,
  }
}

/**
 * The variants of gifts or price trials as lines with zero units. PostgreSQL plans this once for any number of them.
 */
export async function listGiftLines(db: Database, storeId: string, variantIds: string[]): Promise<CartLine[]> {
  if (variantIds.length === 0) return []
  const { rows } = await sql<CartLine>`
    select 0 as quantity, null as slot_id, null as starts_at, null as ends_at, false as is_on_offer, ${variantColumns}
    from product_variants v ${variantJoins}
    where v.id = any(array(select unnest(${variantIds}::uuid[]))) and p.store_id = ${storeId}`.execute(db)
  return rows
}

/** Undefined if the store does not sell it. */
export async function findCategoriesOf(
  db: Database,
  storeId: string,
  productId: string,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ category_ids: string[] }>`
    select array(select c.category_id from product_categories c where c.product_id = p.id) as category_ids
    from products p where p.id = ${productId} and p.store_id = ${storeId} and p.status = 'ACTIVE'`.execute(db)
  return rows[0]?.category_ids
}

export async function findCartVersion(db: Database, { accountId, storeId }: CartKey): Promise<number> {
  const row = await db
    .selectFrom('carts')
    .select('version')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** The version, and whether any line has a slot. */
export async function findFormAhead(db: Database, { accountId, storeId }: CartKey) {
  const row = await db
    .selectFrom('carts as c')
    .select((of) => [
      'c.version',
      of
        .exists(
          of
            .selectFrom('cart_lines as l')
            .select('l.slot_id')
            .whereRef('l.account_id', '=', 'c.account_id')
            .whereRef('l.store_id', '=', 'c.store_id')
            .where('l.slot_id', 'is not', null),
        )
        .as('has_slots'),
    ])
    .where('c.account_id', '=', accountId)
    .where('c.store_id', '=', storeId)
    .executeTakeFirst()
  return { version: row?.version ?? 0, hasSlots: row?.has_slots === true }
}

/** The slots of some lines, as a subquery. */
export function bookedSlots(
  db: Database,
  { accountId, storeId }: CartKey,
  variantIds: string[],
  onlyIf: RawBuilder<boolean> = sql<boolean>`true`,
) {
  return db
    .selectFrom('cart_lines')
    .select('slot_id')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('variant_id', 'in', variantIds)
    .where('slot_id', 'is not', null)
    .where(onlyIf)
    .$narrowType<{ slot_id: NotNull }>()
    .$asScalar()
}

/** Increments the version, creating the cart if needed; the row stays locked until the transaction ends. */
export async function raiseCartVersion(db: Database, { accountId, storeId }: CartKey): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into carts (account_id, store_id) values (${accountId}, ${storeId})
    on conflict (account_id, store_id) do update set version = carts.version + 1, updated_at = now()
    returning version`.execute(db)
  return rows[0]?.version ?? 1
}

/** Increments the version of an existing cart, which locks it against other changes; false if it did not. */
export async function lockCart(
  db: Database,
  { accountId, storeId }: CartKey,
  onlyIf: RawBuilder<boolean>,
): Promise<boolean> {
  const { rows } = await sql`
    update carts set version = version + 1, updated_at = now()
    where account_id = ${accountId} and store_id = ${storeId} and ${onlyIf} returning version`.execute(db)
  return rows.length > 0
}

type NewLine = {
  variantId: string
  quantity: number
  isSet: boolean
  slotId: string | undefined
  guestLanguage: Locale
}
type PutLine = { refusal: null; units: number; is_capped: boolean; units_in_all: number; form_version: number }
type RefusedLine = { refusal: 'variant-not-found' | 'variant-not-on-sale' | 'out-of-stock' } & {
  [Column in keyof Omit<PutLine, 'refusal'>]: null
}

/**
 * Adds to a line or sets it, creating guest and cart if missing, in one call of a function that locks the cart. Violates
 * `tooManyLines` beyond the maximum.
 */
export async function putCartLine(
  db: Database,
  { accountId, storeId }: CartKey,
  { variantId, quantity, isSet, slotId, guestLanguage }: NewLine,
): Promise<PutLine | RefusedLine> {
  const { rows } = await sql<PutLine | RefusedLine>`
    select * from put_in_cart_1(${accountId}, ${storeId}, ${variantId}, ${quantity}, ${isSet}, ${slotId ?? null},
      ${maximumQuantity}, ${maximumCartLines}, ${guestLanguage})`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a function that answers one row answered none')
  return row
}

export const tooManyLines = 'cart_lines_at_most'

export async function deleteCartLines(db: Database, { accountId, storeId }: CartKey, variantIds?: string[]) {
  let query = db.deleteFrom('cart_lines').where('account_id', '=', accountId).where('store_id', '=', storeId)
  if (variantIds) query = query.where('variant_id', 'in', variantIds)
  await query.execute()
}

/** Locks the carts of several accounts, always in the same order. */
export async function lockCarts(db: Database, accountIds: string[]) {
  return db
    .selectFrom('carts')
    .select(['account_id', 'store_id'])
    .where('account_id', 'in', accountIds)
    .orderBy('account_id')
    .orderBy('store_id')
    .forUpdate()
    .execute()
}

export async function listCartStores(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('carts').select('store_id').where('account_id', '=', accountId).execute()
  return rows.map((row) => row.store_id)
}

/**
 * Adds the lines of one cart to another. Quantities add up to the maximum and the stock at most; a service remains one
 * booking; a line without stock keeps one unit, so that its owner notices. Beyond the maximum number of lines, the newest
 * are dropped.
 */
export async function addCartLines(
  db: Database,
  from: CartKey,
  to: CartKey,
  { quantityAtMost, linesAtMost }: { quantityAtMost: number; linesAtMost: number },
): Promise<void> {
  await sql`
    insert into cart_lines (account_id, store_id, variant_id, quantity, slot_id, added_at)
    select ${to.accountId}, ${to.storeId}, l.variant_id,
      greatest(1, least(l.quantity + coalesce(own.quantity, 0), ${quantityAtMost}::int,
        case when p.kind = 'SERVICE' then 1 end,
        case when v.is_counted then
          coalesce((select sum(s.available)::int from stock_levels s where s.variant_id = v.id), 0) end)),
      coalesce(l.slot_id, own.slot_id), l.added_at
    from (
      select g.*, row_number() over (order by (o.variant_id is null), g.added_at, g.variant_id) as place
      from cart_lines g
      left join cart_lines o
        on o.account_id = ${to.accountId} and o.store_id = ${to.storeId} and o.variant_id = g.variant_id
      where g.account_id = ${from.accountId} and g.store_id = ${from.storeId}
    ) l
    join product_variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    left join cart_lines own
      on own.account_id = ${to.accountId} and own.store_id = ${to.storeId} and own.variant_id = l.variant_id
    where own.variant_id is not null or l.place <= ${linesAtMost}::int
      - (select count(*) from cart_lines c where c.account_id = ${to.accountId} and c.store_id = ${to.storeId})
      + (select count(*) from cart_lines c join cart_lines g
          on g.variant_id = c.variant_id and g.account_id = ${from.accountId} and g.store_id = ${from.storeId}
         where c.account_id = ${to.accountId} and c.store_id = ${to.storeId})
    on conflict (account_id, store_id, variant_id) do update set
      quantity = excluded.quantity, slot_id = excluded.slot_id`.execute(db)
}

export async function deleteCarts(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('carts').where('account_id', '=', accountId).execute()
}
