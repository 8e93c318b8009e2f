import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type PicturedProduct = { key: string; product_id: string; status: string; picture_ids: string[] }

/** Imported products by the names under which they are remembered, with the pictures that they have. */
export async function listImportedProducts(db: Database, keys: string[]): Promise<Map<string, PicturedProduct>> {
  const { rows } = await sql<PicturedProduct>`
    select t.key, p.id as product_id, p.status, array(
      select picture_id from product_pictures where product_id = p.id order by position) as picture_ids
    from imported_things t join products p on p.id = t.product_id where t.key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

/** Which of the pictures of a product shows a variant. */
export async function setVariantPictures(
  db: Database,
  productId: string,
  positions: { sku: string; position: number }[],
): Promise<void> {
  await sql`
    update product_variants v set picture_position = n.position
    from jsonb_to_recordset(${JSON.stringify(positions)}) as n (sku text, position int)
    where v.product_id = ${productId} and v.sku = n.sku`.execute(db)
}
