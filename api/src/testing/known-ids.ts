import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { KnownIds } from './invented-input.ts'

/** Ids by table, newest last, with the renovation that a row belongs to. */
export type Rows = Map<string, { id: string; renovation: string | null }[]>

const atMost = 40

/** Some rows of each table that has ids. */
export async function readRows(db: Database): Promise<Rows> {
  const { rows: tables } = await sql<{ name: string; has_room: boolean }>`
    select table_name::text as name, bool_or(column_name = 'renovation_id') as has_room
    from information_schema.columns where table_schema = 'public' group by 1
    having bool_or(column_name = 'id')`.execute(db)
  const rows: Rows = new Map()
  for (const { name, has_room: hasRoom } of tables) {
    const room = hasRoom ? sql`renovation_id::text` : sql`null::text`
    const found = await sql<{ id: string; renovation: string | null }>`
      select id::text as id, ${room} as renovation from ${sql.table(name)} order by random() limit ${atMost}`.execute(
      db,
    )
    rows.set(name, found.rows)
  }
  return rows
}

/** The names of a table's rows in paths and fields. */
const called: Record<string, string> = {
  holds: 'appointment_holds',
  'credit-cards': 'cards',
  exports: 'personal_data_exports',
  avatars: 'files',
  images: 'files',
  photos: 'files',
  floor_plans: 'files',
  customers: 'accounts',
  comments: 'post_comments',
  reviews: 'product_reviews',
  variants: 'product_variants',
  pictures: 'pictures',
  renovations: 'renovations',
  replaces: 'renovation_files',
  pays_with: 'instalments',
  slot: 'appointment_slots',
  hold: 'appointment_holds',
  image: 'files',
  avatar: 'files',
  report: 'site_reports',
  record: 'payment_records',
  request: 'refund_requests',
  member: 'renovation_members',
  message: 'renovation_messages',
  product_variant: 'product_variants',
  checkout_product_variant: 'product_variants',
  variant: 'product_variants',
  owner: 'staff',
  site_staff: 'staff',
  credit_card: 'cards',
  category: 'categories',
  parent: 'categories',
  enquiry: 'enquiries',
}

function tableOf(rows: Rows, name: string): string | undefined {
  const plain = name.replace(/_ids?$/, '')
  const names = [called[plain], plain, `${plain}s`, plain.replace(/y$/, 'ies')]
  return names.map((one) => one?.replaceAll('-', '_')).find((one) => one && rows.has(one))
}

export function knownIds(rows: Rows): KnownIds {
  return (field) => (rows.get(tableOf(rows, field) ?? 'renovations') ?? []).map(({ id }) => id)
}

/** Tables within a renovation, by the name of their parameter. */
const inRooms: Record<string, string> = {
  defect_id: 'defects',
  record_id: 'payment_records',
  instalment_id: 'instalments',
  file_id: 'renovation_files',
  message_id: 'renovation_messages',
  member_id: 'renovation_members',
  report_id: 'site_reports',
  variation_id: 'variations',
}

const samples: Record<string, readonly string[]> = {
  version: ['1', '2', '1', '3'],
  format: ['json', 'page'],
  provider: ['sandbox', 'stripe'],
  kind: ['page', 'post', 'project', 'service'],
  key: ['demolition', 'masonry', 'painting', 'PERMIT', 'STRUCTURE', 'INSURANCE_CAR', 'general-holidays', 'faq'],
  slug: ['payment-details', 'company', 'product', 'faq'],
  name: ['colour', 'material', 'size'],
  value: ['oak', 'white'],
  code: ['A1', 'KT01'],
}

/** Path parameters of rows that belong together; `pick` chooses one of several. */
export function inventParams(path: string, rows: Rows, pick: <One>(from: readonly One[]) => One | undefined) {
  const params: Record<string, string> = {}
  const names = [...path.matchAll(/([\w-]+)\/:(\w+)/g)].map(([, part = '', name = '']) => ({ part, name }))
  const inner = names.find(({ name }) => path.includes('/renovations/:id/') && inRooms[name])
  const row = inner && pick(rows.get(inRooms[inner.name] ?? '') ?? [])
  for (const { part, name } of names) {
    if (inner && row && name === inner.name) params[name] = row.id
    else if (row?.renovation && name === 'id') params[name] = row.renovation
    else if (samples[name]) params[name] = pick(samples[name]) ?? 'x'
    else params[name] = pick(knownIds(rows)(name === 'id' ? part : name)) ?? crypto.randomUUID()
  }
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) params[name] ??= pick(samples[name] ?? ['x']) ?? 'x'
  return params
}
