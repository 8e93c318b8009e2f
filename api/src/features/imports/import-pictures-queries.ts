import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type PicturedProduct = { key: string; product_id: string; status: string; picture_ids: string[] }

/** Imported products by their remembered keys, with their pictures. */
export async function listImportedProducts(db: Database, keys: string[]): Promise<Map<string, PicturedProduct>> {
  const { rows } = await sql<PicturedProduct>`
    select t.key, p.id as product_id, p.status, array(
      select picture_id from product_pictures where product_id = p.id order by position) as picture_ids
    from imported_things t join products p on p.id = t.product_id where t.key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

type NewPicture = { product_id: string; position: number; picture_id: string; alt: Words }

/** The first pictures of products that have none. */
export async function insertProductPictures(db: Database, rows: NewPicture[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_pictures (product_id, position, picture_id, alt)
    select product_id, position, picture_id, alt from jsonb_to_recordset(${JSON.stringify(rows)})
      as n (product_id uuid, position int, picture_id uuid, alt jsonb)`.execute(db)
}

/** Sets which of its product's pictures shows each variant. */
export async function setVariantPictures(
  db: Database,
  positions: { product_id: string; sku: string; position: number }[],
): Promise<void> {
  if (positions.length === 0) return
  await sql`
    update product_variants v set picture_position = n.position
    from jsonb_to_recordset(${JSON.stringify(positions)}) as n (product_id uuid, sku text, position int)
    where v.product_id = n.product_id and v.sku = n.sku`.execute(db)
}
