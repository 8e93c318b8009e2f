import { reportPresence } from '@fitout/contract/staff/presence.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { sweepPresence } from './presence-service.ts'

let shop: TestShop
let now = Date.now()
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
})
afterAll(() => shop.stop())

test('colleagues who have the same thing open see each other, until they leave it', async () => {
  const [first, second] = [await openStaff(shop, 'manager'), await openStaff(shop, 'support')]
  const body = { subject: 'enquiry', subject_id: newId() } as const
  const others = async (
    who: typeof first,
    what: { subject: 'enquiry' | 'order' | 'page'; subject_id: string } = body,
  ) => (await who.call(reportPresence, { body: what })).data.map(({ _id: id, since }) => [id, since])
  const began = new Date(now).toISOString()
  expect(await others(first)).toEqual([])
  now += 20_000
  expect(await others(second)).toEqual([[first.accountId, began]])
  expect(await others(second, { ...body, subject: 'order' })).toEqual([])
  now += 25_000
  expect(await others(first)).toEqual([[second.accountId, new Date(now - 25_000).toISOString()]])
  const page = { subject: 'page', subject_id: 'home' } as const
  expect(await others(first, page)).toEqual([])
  expect(await others(second, page)).toEqual([[first.accountId, new Date(now).toISOString()]])
  expect(await others(second, { ...page, subject_id: 'about-us' })).toEqual([])
  // The second has closed the page.
  now += 40_000
  expect(await others(first)).toEqual([])
  // A colleague who returns counts from the return.
  expect((await others(second)).map(([id]) => id)).toEqual([first.accountId])
  expect(await others(first)).toEqual([[second.accountId, new Date(now).toISOString()]])
  now += 70_000
  await sweepPresence(shop.context)
  expect(await shop.context.db.selectFrom('staff_presence').selectAll().execute()).toEqual([])
})
