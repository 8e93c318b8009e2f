import { Socket } from 'node:net'
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { transaction } from './database.ts'
import { together } from './sending-ahead.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

test('statements sent together fail with the error of the first, wherever it occurs', async () => {
  const failed = transaction(shop.context.db, async (trx) => {
    const late = async () => {
      await pause(20)
      return sql`select 1`.execute(trx)
    }
    return together([late(), sql`select 1 / 0`.execute(trx)])
  })
  await expect(failed).rejects.toMatchObject({ code: '22012' })
})

test('statements sent together leave in one write', async () => {
  const write = vi.spyOn(Socket.prototype as Required<Socket>, '_writev')
  const mark = 'of_one_write'
  try {
    await transaction(shop.context.db, (trx) =>
      together(Array.from({ length: 10 }, (_, at) => sql.raw(`select ${at} as ${mark}`).execute(trx))),
    )
    // Node replaces the entries of the list with their bytes.
    const writes = write.mock.calls.map(([chunks]) => Buffer.concat(chunks as unknown as Buffer[]).toString('latin1'))
    expect(writes.map((text) => text.split(mark).length - 1).filter((count) => count > 0)).toEqual([10])
  } finally {
    write.mockRestore()
  }
})
