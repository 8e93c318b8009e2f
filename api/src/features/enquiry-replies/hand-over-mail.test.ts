import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { handOverEnquiry } from '@fitout/contract/staff/enquiry-replies.ts'
import { saveNoticeChoices } from '@fitout/contract/staff/staff-notices.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openGuest } from '../../testing/visitors.ts'

const now = new Date()
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => now, seconds: () => Math.floor(now.getTime() / 1000) } })
  await publishConstants(shop.context)
})
afterAll(() => shop.stop())

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const minutesFromNow = (minutes: number) => hongKongTime(new Date(now.getTime() + minutes * 60_000)).slice(-5)

test.each([
  ['at once outside quiet hours', [], -60, 120, 0],
  ['at the end of quiet hours that have begun', everyDay, -60, 120, 7200],
  ['at once before quiet hours', everyDay, 60, 120, 0],
])('a handed-over enquiry is mailed %s', async (_, days, from, to, seconds) => {
  const [staff, colleague, guest] = [
    await openStaff(shop, 'support'),
    await openStaff(shop, 'support'),
    await openGuest(shop),
  ]
  const quiet = { days, from: minutesFromNow(from), to: minutesFromNow(to) }
  await colleague.call(saveNoticeChoices, { body: { kinds: [], quiet } })
  const body = { name: '陳太', email: 'chan@home.example', subject: '全屋裝修', description: '將軍澳兩房單位。' }
  const { data } = await guest.call(sendEnquiry, { body })
  const handed = await staff.call(handOverEnquiry, { params: { id: data._id }, body: { to: colleague.accountId } })
  const { rows } = await sql<{ waits: number }>`
    select extract(epoch from start_after - created_on)::float8 as waits from pgboss.job
    where name = 'hand-over-mail' and data->>'messageId' = ${handed.data._id}`.execute(shop.context.db)
  expect(rows.map(({ waits }) => Math.round(waits))).toEqual([seconds])
})
