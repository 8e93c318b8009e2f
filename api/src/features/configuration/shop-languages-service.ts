import type { shopConstants } from '@fitout/contract/configuration.ts'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { listPublished } from './configuration-queries.ts'

/**
 * The languages that the studio writes, its main one first. Separate from the other constants, since every product query
 * needs them.
 */
export async function findShopLanguages(db: Database): Promise<Locale[]> {
  const [row] = await listPublished(db, ['shop-constants'])
  return (row?.data as Partial<z.output<typeof shopConstants>> | undefined)?.languages ?? [...locales]
}

export async function findOwnLanguage(db: Database): Promise<Locale> {
  return (await findShopLanguages(db))[0] ?? 'zh'
}
