import { countedAtMost } from '@fitout/contract/limits.ts'
import { saveNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { saveDeliveryRecipient } from '@fitout/contract/profiles.ts'
import { adjustPoints, listCustomers, tagCustomer } from '@fitout/contract/staff/customers.ts'
import {
  addSegment,
  listSegments,
  removeSegment,
  renameSegment,
  segmentsAtMost,
} from '@fitout/contract/staff/segments.ts'
import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { openContract } from '../../testing/contracts.ts'
import { type Member, openMember, openProvedMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, placeOrder } from '../../testing/visitors.ts'
import { requireShopConstants } from '../configuration/configuration-service.ts'
import { findConsentedContact, optOutLink, wordingVersion } from '../consents/consents-service.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

const mark = 'Of these'
const marked = async (member: Member) => {
  await manager.call(tagCustomer, { params: { id: member.accountId }, body: { add: [mark], remove: [] } })
  return member
}
type Filter = QueryInput<typeof listCustomers>
const ids = (members: Member[]) => members.map(({ accountId }) => accountId).toSorted()
const found = async (filter: Filter) =>
  (await manager.call(listCustomers, { query: { ...filter, tag: mark } })).data.map(({ _id }) => _id).toSorted()

const day = (daysAgo: number) => new Date(Date.now() + (8 - 24 * daysAgo) * 3_600_000).toISOString().slice(0, 10)

test('customers are filtered by the amount spent in a period and by their last order', async () => {
  const variant = await desk.goods.addVariant({ stock: [20, 0], priceCents: 100_000 })
  const [early, late, none] = [
    await marked(await openProvedMember(desk.shop)),
    await marked(await openProvedMember(desk.shop)),
    await marked(await openMember(desk.shop)),
  ]
  for (const [member, qty, daysAgo] of [
    [early, 3, 100],
    [late, 1, 0],
  ] as const) {
    const { _id: id } = await placeOrder(desk.goods, member, { [variant]: qty })
    await confirmPayment(desk.shop.context, id)
    await sql`update orders set created_at = created_at - ${daysAgo} * interval '1 day', paid_at = paid_at - ${daysAgo} * interval '1 day'
      where id = ${id}`.execute(desk.shop.context.db)
  }
  expect(await found({ spent_at_least: 1 })).toEqual(ids([early, late]))
  expect(await found({ spent_at_least: 2000 })).toEqual(ids([early]))
  expect(await found({ spent_at_most: 2000 })).toEqual(ids([late, none]))
  expect(await found({ spent_at_least: 500, spent_from: day(10) })).toEqual(ids([late]))
  expect(await found({ spent_at_least: 500, spent_from: day(120), spent_until: day(50) })).toEqual(ids([early]))
  expect(await found({ last_order_from: day(10) })).toEqual(ids([late]))
  expect(await found({ last_order_until: day(10) })).toEqual(ids([early]))
  const file = await manager.send(`/api/admin/customers/export?tag=${encodeURIComponent(mark)}&spent_at_least=2000`)
  const text = await file.text()
  expect([text.includes(early.email), text.includes(late.email)]).toEqual([true, false])
})

test('by language, district, level and renovation', async () => {
  const [client, plain] = [
    await marked(await openProvedMember(desk.shop)),
    await marked(await openMember(desk.shop, 'en')),
  ]
  await openContract(desk.shop, manager, client)
  const recipient = { name: 'Chan', address: '', area_code: '852', phone: '51234567', district: 'kwun-tong' }
  await plain.call(saveDeliveryRecipient, {
    body: { delivery_recipient: { ...recipient, area_code: '852', street: 'How Ming Street 1' } },
  })
  const of = async (filter: Filter) => (await found(filter)).filter((id) => ids([client, plain]).includes(id))
  expect(await of({ has_renovation: 'true' })).toEqual(ids([client]))
  expect(await of({ has_renovation: 'false' })).toEqual(ids([plain]))
  expect(await of({ district: 'kwun-tong' })).toEqual(ids([plain]))
  await plain.call(saveDeliveryRecipient, {
    body: {
      delivery_recipient: { ...recipient, area_code: '852', street: 'Pei Ho Street 2', district: 'sham-shui-po' },
    },
  })
  expect([await of({ district: 'kwun-tong' }), await of({ district: 'sham-shui-po' })]).toEqual([[], ids([plain])])
  expect(await of({ language: 'en' })).toContain(plain.accountId)
  await publishConstants(desk.shop.context)
  const { membership_levels: levels } = await requireShopConstants(desk.shop.context)
  const [first, second] = levels.map(({ slug }) => slug)
  const points = { points: levels[1]!.from, reason: { zh: '開張', cn: '开张', en: 'Opening' } }
  await manager.call(adjustPoints, { params: { id: plain.accountId }, body: points })
  expect(await of({ level: first! })).toEqual(ids([client]))
  expect(await of({ level: second! })).toEqual(ids([plain]))
  expect(await of({ level: 'no-such-level' })).toEqual([])
  await expectRefusal(
    manager.call(listCustomers, { query: { district: 'atlantis' as 'islands' } }),
    422,
    'invalid-input',
  )
})

test('the newsletter filter matches the check made before sending', async () => {
  const wording = { version: wordingVersion, language: 'en' } as const
  const newsletter = { content_type: 'newsletter', channel: 'EMAIL', is_accept: true } as const
  const agree = { is_accept: true, settings: [newsletter], wording }
  const [agreed, silent, withdrew, stopped, never, unproved] = [
    await marked(await openProvedMember(desk.shop)),
    await marked(await openProvedMember(desk.shop)),
    await marked(await openProvedMember(desk.shop)),
    await marked(await openProvedMember(desk.shop)),
    await marked(await openProvedMember(desk.shop)),
    await marked(await openMember(desk.shop)),
  ]
  for (const member of [agreed, silent, withdrew, stopped, unproved]) {
    await member.call(saveNotificationSettings, { body: agree })
  }
  await silent.call(saveNotificationSettings, { body: { is_notifiable: false } })
  await withdrew.call(saveNotificationSettings, { body: { is_accept: false } })
  const link = await optOutLink(desk.shop.context, { email: stopped.email, locale: 'en' })
  await desk.shop.request(link.slice(desk.shop.context.config.publicUrl.length), { method: 'POST' })
  // Consenting again through the call would remove the address from the opt-out list: here only the list must prevent
  // mails.
  const { db } = desk.shop.context
  await sql`insert into consents (account_id, content_type, channel, is_accept, source, wording, wording_language, wording_version, created_at)
    select account_id, content_type, channel, true, source, wording, wording_language, wording_version, created_at
    from consents where account_id = ${stopped.accountId} and not is_accept`.execute(db)
  const everyone = [agreed, silent, withdrew, stopped, unproved, never]
  const mayBeWrittenTo = await Promise.all(
    everyone.map(async ({ accountId }) =>
      (await findConsentedContact(db, accountId, 'EMAIL'))?.contentTypes.includes('newsletter') ? accountId : '',
    ),
  )
  const takers = (await found({ takes_mail: 'true' })).filter((id) => ids(everyone).includes(id))
  expect(takers).toEqual(mayBeWrittenTo.filter(Boolean))
  expect(takers).toEqual([agreed.accountId])
  // A single letter is not searched by index, but among those who may be written to.
  const searched = async (q: string) =>
    (await found({ takes_mail: 'true', q })).filter((id) => ids(everyone).includes(id))
  expect([await searched('@'), await searched('¬')]).toEqual([[agreed.accountId], []])
  const others = (await found({ takes_mail: 'false' })).filter((id) => ids(everyone).includes(id))
  expect(others).toEqual(ids([silent, withdrew, stopped, unproved, never]))
})

test('a filter is saved under a name for all staff, renamed and removed', async () => {
  const support = await openStaff(desk.shop, 'support')
  const filter = { spent_at_least: '5000', takes_mail: 'true' }
  const { data: kept } = await manager.call(addSegment, { body: { name: 'Regulars', filter } })
  expect((await support.call(listSegments)).data).toEqual([kept])
  await manager.call(listCustomers, { query: { ...kept.filter } as Filter })
  const body = { name: 'Regulars', filter }
  await expectRefusal(manager.call(addSegment, { body }), 409, 'segment-exists')
  await expectRefusal(support.call(addSegment, { body: { ...body, name: 'Mine' } }), 403, 'not-allowed')
  const wrongOnes: Record<string, string>[] = [{}, { spent_at_least: 'much' }, { shoe_size: '42' }]
  for (const wrong of wrongOnes) {
    await expectRefusal(manager.call(addSegment, { body: { name: 'Wrong', filter: wrong } }), 422, 'invalid-input')
  }
  const params = { id: kept._id }
  const { data: renamed } = await manager.call(renameSegment, { params, body: { name: 'Friends' } })
  expect(renamed).toEqual({ ...kept, name: 'Friends' })
  await manager.call(removeSegment, { params })
  expect((await support.call(listSegments)).data).toEqual([])
  await expectRefusal(manager.call(removeSegment, { params }), 404, 'segment-not-found')
  for (let at = 0; at < segmentsAtMost; at += 1) await manager.call(addSegment, { body: { name: `No. ${at}`, filter } })
  await expectRefusal(manager.call(addSegment, { body }), 409, 'too-many-segments')
})

test('a letter contained in most names is looked for among the customers that match the rest of the filter, few or many', async () => {
  const [oldest, middle, newest] = [
    await marked(await openMember(desk.shop)),
    await marked(await openMember(desk.shop)),
    await marked(await openMember(desk.shop)),
  ]
  await openMember(desk.shop)
  const { db } = desk.shop.context
  await sql`update accounts set username = 'Quentin ' || id where id = any(${ids([oldest, middle, newest])}::uuid[])`.execute(
    db,
  )
  const asked = { q: 'q', tag: mark, per_page: 2 }
  const first = await manager.call(listCustomers, { query: asked })
  expect([first.total, ...first.data.map(({ _id }) => _id)]).toEqual([3, newest.accountId, middle.accountId])
  const after = new URL(first.next_page_url ?? '').searchParams.get('after') ?? ''
  const second = await manager.call(listCustomers, { query: { ...asked, page: 2, after } })
  expect([second.total, ...second.data.map(({ _id }) => _id)]).toEqual([3, oldest.accountId])
  const byNumber = { ...asked, page: 2, sort_by: 'registered_at', sort_order: 'asc' } as const
  const last = await manager.call(listCustomers, { query: byNumber })
  expect([last.total, ...last.data.map(({ _id }) => _id)]).toEqual([3, newest.accountId])

  await db.transaction().execute(async (trx) => {
    // Inserting thousands of rows is not a request: the statement timeout does not apply.
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`
      insert into accounts (id, type, username, email, language, created_at, registered_at)
      select uuidv7(), 'EMAIL', case k when 7 then 'Quinn' else 'Grown ' || k end, 'grown-' || k || '@example.com', 'cn',
        now() - k * interval '1 minute', now() - k * interval '1 minute'
      from generate_series(1, ${countedAtMost + 200}::int) k`.execute(trx)
  })
  const many = await manager.call(listCustomers, { query: { q: 'q', language: 'cn' } })
  expect([many.total, ...many.data.map(({ name }) => name)]).toEqual([1, 'Quinn'])
  const all = await manager.call(listCustomers, { query: { q: 'g', language: 'cn', per_page: 1 } })
  expect([all.total, all.data[0]?.name]).toEqual([countedAtMost + 1, 'Grown 1'])
})
