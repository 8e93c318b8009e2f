import type { Words } from '@fitout/contract/locales.ts'
import { type ProductText, productTextNames } from '@fitout/contract/product-fields.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { isSameText, type Outdated, outdatedAfter, type TranslatedText } from '../../outdated-texts.ts'
import { lockProducts } from './product-index-queries.ts'

type ChangedTexts = { id: string } & Partial<Record<ProductText, Words>>

/**
 * The translations that are older than their source once these texts are changed, by product; only of products whose texts
 * are. The caller holds the products.
 */
export async function outdatedOnceChanged(db: Database, changes: ChangedTexts[]): Promise<Map<string, Outdated[]>> {
  const written = new Map(
    changes.filter((change) => productTextNames.some((name) => change[name])).map((change) => [change.id, change]),
  )
  if (written.size === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'outdated', ...productTextNames, sql<Date>`now()`.as('now')])
    .where('id', '=', sql<string>`any(${[...written.keys()]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, outdated, now, ...before }) => {
      const after = recordOf(productTextNames, (name) => written.get(id)?.[name] ?? before[name])
      return [id, outdatedAfter(before, after, outdated, now)]
    }),
  )
}

export async function listOutdatedTexts(db: Database, ids: readonly string[]): Promise<Map<string, Outdated[]>> {
  const known = sql<string>`any(${ids.filter(isId)}::uuid[])`
  const rows = await db.selectFrom('products').select(['id', 'outdated']).where('id', '=', known).execute()
  return new Map(rows.map(({ id, outdated }) => [id, outdated]))
}

export const asJson = (outdated: Outdated[]) => sql<Outdated[]>`${JSON.stringify(outdated)}::jsonb`

/** Returns whether the translation was known to be outdated. */
export async function confirmProductText(db: Database, id: string, text: TranslatedText): Promise<boolean> {
  if (!isId(id)) return false
  await lockProducts(db, [id])
  const before = (await listOutdatedTexts(db, [id])).get(id) ?? []
  const outdated = before.filter((one) => !isSameText(one, text))
  if (outdated.length === before.length) return false
  await db
    .updateTable('products')
    .set({ outdated: asJson(outdated) })
    .where('id', '=', id)
    .execute()
  return true
}
