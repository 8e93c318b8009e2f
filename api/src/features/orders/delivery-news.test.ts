import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { saveNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { confirmStaffPayment, deliverOrder, shipOrder } from '@fitout/contract/staff/orders.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { Jobs } from '../../jobs/job-data.ts'
import { type Member, openMember, openProvedMember, provePhone } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants, publishLayout } from '../../testing/publish-constants.ts'
import { openStaff } from '../../testing/staff.ts'
import { bookService, checkOutBody, expectRefusal, placeOrder, toShowroom } from '../../testing/visitors.ts'
import { wordingVersion } from '../consents/consents-service.ts'
import { sendDeliveryMessage } from './delivery-news.ts'

const desk = withOrderDesk()

async function agree(member: Member, isAccept = true) {
  const settings = (['EMAIL', 'SMS'] as const).map((channel) => ({
    content_type: 'delivery_status_update' as const,
    channel,
    is_accept: isAccept,
  }))
  const wording = { version: wordingVersion, language: 'en' as const }
  await member.call(saveNotificationSettings, { body: { channels: ['EMAIL', 'SMS'], settings, wording } })
}

/** Runs every job twice, since queues deliver at least once; returns the messages sent. */
async function news() {
  const { context } = desk.shop
  const { rows } = await sql<{ data: Jobs['delivery-message'] }>`
    with taken as (delete from pgboss.job where name = 'delivery-message' returning data)
    select data from taken`.execute(context.db)
  const before = new Set(await sent())
  for (const { data } of [...rows, ...rows]) await sendDeliveryMessage(context, data)
  const paths = (await sent()).filter((path) => !before.has(path)).toSorted()
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path)
      if (path.endsWith('.txt')) return { to: 'SMS', text: bytes.toString('utf8') }
      const { to, subject, text = '' } = await PostalMime.parse(bytes)
      return { to: to?.[0]?.address, text: `${subject} ${text}` }
    }),
  )
}

async function sent(): Promise<string[]> {
  const folders = ['mail', 'sms'].map((kind) => join(desk.shop.context.config.dataDir, kind))
  const names = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))
  return names.flatMap((list, index) =>
    list.filter((name) => name.startsWith('delivery-')).map((name) => join(folders[index]!, name)),
  )
}

test("a parcel sent or delivered is announced once per channel, in the account's language, to members who consented", async () => {
  const { shop, goods } = desk
  const manager = await openStaff(shop, 'manager')
  await publishLayout(shop.context)
  await publishConstants(shop.context)
  const [agreed, silent] = [await openProvedMember(shop, 'zh'), await openMember(shop)]
  await provePhone(shop, agreed)
  await agree(agreed)
  const variant = await goods.addVariant({ stock: [10, 0] })
  const details = { ...checkOutBody(goods, [variant]).delivery_details, email: agreed.email }
  const order = await placeOrder(goods, agreed, { [variant]: 1 }, { delivery_details: details })
  // Sent to another person at the address on the order.
  const gift = await placeOrder(goods, agreed, { [variant]: 1 })
  const others = await placeOrder(goods, silent, { [variant]: 1 })
  const at = ({ _id: id }: { _id: string }) => ({ params: { id } })

  for (const one of [order, gift, others]) {
    await manager.call(confirmStaffPayment, { ...at(one), body: { proof: null } })
    await manager.call(shipOrder, { ...at(one), body: { tracking_number: 'SF1234567' } })
    await manager.call(shipOrder, { ...at(one), body: { tracking_number: 'SF1234568', is_correction: true } })
  }
  const shipped = await news()
  // The order's own mail has informed its own address.
  expect(shipped.map(({ to }) => to)).toEqual([agreed.email, 'SMS', 'SMS'])
  expect(shipped[0]!.text).toContain(`訂單 ${gift.reference} 已交予`)
  expect(shipped[0]!.text).toContain('SF1234568')
  expect(shipped[0]!.text).toContain('/api/opt-outs?token=')
  for (const { text } of shipped) expect(text).not.toContain(others.reference)

  await agree(agreed, false)
  await manager.call(deliverOrder, at(gift))
  expect(await news()).toEqual([])
  await agree(agreed)
  await manager.call(deliverOrder, at(order))
  await expectRefusal(manager.call(deliverOrder, at(order)), 409, 'illegal-transition')
  const delivered = await news()
  expect(delivered.map(({ to }) => to)).toEqual([agreed.email, 'SMS'])
  for (const { text } of delivered) expect(text).toContain(`訂單 ${order.reference} 已送達`)
  expect(delivered[1]!.text).toContain('/account/notifications')

  // Orders to collect are announced as ready; after a collection or a visit there is no message.
  const collected = await placeOrder(goods, agreed, { [variant]: 1 }, toShowroom(goods))
  const booked = await bookService(goods, agreed)
  for (const one of [collected, booked]) await manager.call(confirmStaffPayment, { ...at(one), body: { proof: null } })
  await manager.call(shipOrder, { ...at(collected), body: {} })
  const ready = await news()
  expect(ready.map(({ to }) => to)).toEqual([agreed.email, 'SMS'])
  for (const { text } of ready) {
    expect(text).toContain(`訂單 ${collected.reference} 可以取貨`)
    expect(text).not.toMatch(/速遞|運送|已交予/)
  }
  expect(ready[0]!.text).toContain('星期一至六 10:30–19:00')
  for (const one of [collected, booked]) await manager.call(deliverOrder, at(one))
  expect(await news()).toEqual([])
})
