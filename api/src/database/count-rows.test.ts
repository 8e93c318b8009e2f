import { sql } from 'kysely'
import { countedAtMost } from '@fitout/contract/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { countRows } from './count-rows.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

test('counts rows up to the limit of a list, and one more if there are more', async () => {
  const counted = (rows: number) => countRows(shop.context.db, sql`select from generate_series(1, ${sql.lit(rows)})`)
  expect([await counted(0), await counted(7), await counted(countedAtMost)]).toEqual([0, 7, countedAtMost])
  expect(await counted(5 * countedAtMost)).toBe(countedAtMost + 1)
})
