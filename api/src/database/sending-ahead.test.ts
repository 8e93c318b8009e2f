import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { transaction } from './database.ts'
import { together } from './sending-ahead.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

test('statements that are sent together fail for the reason of the first, wherever it stands', async () => {
  const failed = transaction(shop.context.db, async (trx) => {
    const late = async () => {
      await pause(20)
      return sql`select 1`.execute(trx)
    }
    return together([late(), sql`select 1 / 0`.execute(trx)])
  })
  await expect(failed).rejects.toMatchObject({ code: '22012' })
})
