import type { writtenService } from '@fitout/contract/writings/written-services.ts'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { listingColumns, writtenListing } from '../../database/listing-columns.ts'
import { refreshProductIndex } from './product-index.ts'
import { lockProducts } from './product-index-queries.ts'
import { listProductTexts, type ProductTexts, updateProduct } from './staff-products-queries.ts'

type Written = z.input<typeof writtenService>

/** The texts of every service, or of those with the given ids, by id. */
export async function listWrittenServices(db: Database, ids?: readonly string[]): Promise<Map<string, Written>> {
  const rows = await listProductTexts(db, 'SERVICE', ids)
  return new Map(
    rows.map(({ id, title, summary, description, ...row }) => [
      id,
      { title, summary, description, ...writtenListing(row) },
    ]),
  )
}

/** The texts of the visible ones among these goods. */
export async function listGoodsTexts(db: Database, ids: readonly string[]): Promise<ProductTexts[]> {
  return (await listProductTexts(db, 'GOODS', ids)).filter(({ status }) => status === 'ACTIVE')
}

export async function publishService(db: Database, id: string, texts: Written): Promise<void> {
  await lockProducts(db, [id])
  await updateProduct(db, id, { ...texts, ...listingColumns(texts) })
  await refreshProductIndex(db, [id])
}
