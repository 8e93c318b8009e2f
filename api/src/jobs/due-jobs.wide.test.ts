import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../database/new-id.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { findDueQueues } from './schedules-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ withWorker: true })
  // Every queue polls once at the start, and then finishes the work left by the start.
  await pause(1000)
  await vi.waitFor(async () => expect((await findDueQueues(shop.context.db)).names).toEqual([]), { timeout: 30_000 })
})
afterAll(() => shop.stop())

/** How often queues are polled, and how often they are empty. */
async function countQuestions(milliseconds: number): Promise<{ asked: number; vain: number }> {
  const count = { asked: 0, vain: 0 }
  const send = pg.Client.prototype.query as (...query: unknown[]) => Promise<pg.QueryResult> | undefined
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...query: unknown[]
  ) {
    const [first] = query
    const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')
    const answer = send.apply(this, query)
    if (/pgboss\.job/.test(text) && /^\s*(?:with next as|select)/i.test(text))
      answer?.then(
        ({ rows }) => {
          count.asked += 1
          if (!rows?.length) count.vain += 1
          return count
        },
        () => {},
      )
    return answer
  } as typeof pg.Client.prototype.query)
  await pause(milliseconds)
  spy.mockRestore()
  return count
}

/** How many milliseconds after it was due an order's job started. */
async function started(orderId: string): Promise<number> {
  return vi.waitFor(
    async () => {
      const { rows } = await sql<{ after: number }>`
        select extract(epoch from started_on - greatest(created_on, start_after))::float8 * 1000 as after
        from pgboss.job where data ->> 'orderId' = ${orderId} and started_on is not null`.execute(shop.context.db)
      if (!rows[0]) throw new Error('not started')
      return rows[0].after
    },
    { timeout: 8000, interval: 20 },
  )
}

test('an idle shop polls its queues, but at most once a second', async () => {
  const { asked, vain } = await countQuestions(5000)
  expect(asked).toBeGreaterThan(0)
  expect(vain).toBeLessThanOrEqual(5)
})

test('a job starts within 200 ms, a delayed one within one poll', async () => {
  const { db, jobs } = shop.context
  const soon: number[] = []
  for (let count = 0; count < 5; count += 1) {
    const orderId = newId()
    await jobs.enqueue(db, 'order-mail', { orderId, event: 'placed' })
    soon.push(await started(orderId))
  }
  soon.sort((one, other) => one - other)
  expect(soon[2]).toBeLessThan(200)
  const later = newId()
  await jobs.enqueue(db, 'order-mail', { orderId: later, event: 'placed' }, { startAfterSeconds: 1 })
  expect(await started(later)).toBeLessThan(2500)
})
