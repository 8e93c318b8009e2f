import { type Database, transaction } from '../../database/database.ts'
import { createYielding } from '../../http/yielding.ts'
import { soundsOf } from '../catalogue/catalogue-service.ts'
import { indexRowOf, namesOf } from './present-product.ts'
import {
  addToWordCounts,
  deleteIndexRows,
  type IndexRow,
  listIndexedWords,
  listProductSources,
  listOutdatedRows,
  lockProducts,
  putIndexRows,
} from './product-index-queries.ts'

// New search terms take up to 20 ms for each product of a large shop, and a statement at most 5 s.
const batchSize = 50
/** Sorts before the id of every product. */
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Updates the index behind lists, search and pages. Call it in the transaction of every change to a product, its
 * variants, pictures or categories, or the titles of its attributes. Reports the number of products done.
 */
export async function refreshProductIndex(
  db: Database,
  productIds: readonly string[],
  onProgress: (done: number) => Promise<void> = async () => {},
): Promise<void> {
  const ids = [...new Set(productIds)].toSorted()
  const counts = createWordCounts()
  const yieldIfDue = createYielding()
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    await lockProducts(db, batch)
    const sources = await listProductSources(db, batch)
    const sounds = await soundsOf(sources.map(namesOf))
    const rows: IndexRow[] = []
    for (const [index, source] of sources.entries()) {
      const row = indexRowOf(source, sounds[index] ?? [])
      if (row) rows.push(row)
      await yieldIfDue()
    }
    for (const { store_id, words } of await listIndexedWords(db, batch)) counts.add(store_id, words, -1)
    for (const { storeId, words } of rows) counts.add(storeId, words, 1)
    const shown = new Set(rows.map((row) => row.productId))
    const hidden = batch.filter((id) => !shown.has(id))
    if (hidden.length > 0) await deleteIndexRows(db, hidden)
    if (rows.length > 0) await putIndexRows(db, rows)
    await onProgress(start + batch.length)
  }
  for (const [storeId, changes] of counts.byStore) await addToWordCounts(db, storeId, [...changes])
}

/** Rebuilds rows with outdated sale prices and rows written by an earlier version of the code. */
export async function renewProductIndex(db: Database): Promise<void> {
  for (let last = beforeAll; ;) {
    // From the last one on: a search from the start would pass all rows already rebuilt.
    const ids = await listOutdatedRows(db, last, batchSize)
    const next = ids.at(-1)
    if (next === undefined) return
    await transaction(db, (trx) => refreshProductIndex(trx, ids))
    last = next
  }
}

function createWordCounts() {
  const byStore = new Map<string, Map<string, number>>()
  return {
    byStore,
    add(storeId: string, words: Iterable<string>, change: 1 | -1): void {
      const changes = byStore.get(storeId) ?? new Map<string, number>()
      byStore.set(storeId, changes)
      for (const word of words) changes.set(word, (changes.get(word) ?? 0) + change)
    },
  }
}
