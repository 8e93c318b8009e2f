import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { listStaffAppointments, finishAppointment } from '@fitout/contract/staff/appointments.ts'
import {
  listPipeline,
  type PipelineColumn,
  pipelineColumns,
  readPipelineFigures,
  summedAtMost,
} from '@fitout/contract/staff/pipeline.ts'
import { workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { openRenovation } from '@fitout/contract/staff/renovations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveAppointment, standingClock } from '../../testing/appointments.ts'
import { handOver, openInspection } from '../../testing/handovers.ts'
import { openMember, openProvedMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { sendQuotationTo } from '../../testing/quotations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'
import { openWorks } from '../../testing/works.ts'

const clock = standingClock('2026-11-30T04:00:00Z')
let shop: TestShop
let staff: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ clock })
  await publishConstants(shop.context)
  staff = await openStaff(shop, 'support')
})
afterAll(() => shop.stop())

const inColumn = async (column: PipelineColumn) => (await staff.call(listPipeline, { query: { column } })).data

async function ask(subject: string) {
  const guest = await openGuest(shop, 'zh')
  const body = { name: '何小明', email: 'ho@shop.example', subject, description: '重做廚廁', budget: '' } as const
  return (await guest.call(sendEnquiry, { body: { ...body, seconds: 40 } })).data
}

/** All columns of the board that contain a card with this title or name. */
async function placesOf(name: string): Promise<PipelineColumn[]> {
  const found: PipelineColumn[] = []
  for (const column of pipelineColumns) {
    const cards = await inColumn(column)
    found.push(...cards.filter((card) => card.title === name || card.client_name === name).map(() => column))
  }
  return found
}

test('an enquiry moves through the columns, and is in one of them at a time', async () => {
  const { _id: enquiry_id } = await ask('Flat in Sha Tin')
  expect(await placesOf('Flat in Sha Tin')).toEqual(['enquiries'])
  clock.forward(3 * 86_400_000)
  staff = await openStaff(shop, 'support')
  expect((await inColumn('enquiries'))[0]).toMatchObject({ _id: enquiry_id, days: 3, status: 'NEW', is_late: true })

  const { accountId } = await openMember(shop)
  await leaveAppointment(shop, accountId, '2026-12-04T02:00:00Z')
  await shop.context.db.updateTable('appointments').set({ enquiry_id }).execute()
  expect(await placesOf('Flat in Sha Tin')).toEqual(['appointments'])
  const [visit] = await inColumn('appointments')
  expect(visit).toMatchObject({ status: 'BOOKED', next_at: '2026-12-04T02:00:00.000Z', days: 0, is_late: false })
  clock.set('2026-12-04T03:00:00Z')
  staff = await openStaff(shop, 'support')
  expect((await inColumn('appointments'))[0]).toMatchObject({ is_late: true })
  const { data: booked } = await staff.call(listStaffAppointments)
  await staff.call(finishAppointment, { params: { id: booked[0]!._id } })
  expect((await inColumn('appointments'))[0]).toMatchObject({ status: 'DONE', is_late: false, days: 1 })
  clock.forward(30 * 86_400_000)
  staff = await openStaff(shop, 'support')
  expect(await placesOf('Flat in Sha Tin')).toEqual(['enquiries'])

  const { data: room } = await staff.call(openRenovation, { body: { enquiry_id } })
  expect(await placesOf('Flat in Sha Tin')).toEqual(['quotations'])
  const manager = await openStaff(shop, 'manager')
  await sendQuotationTo(manager, room._id)
  const [quoted] = await inColumn('quotations')
  expect(quoted).toMatchObject({ _id: room._id, status: 'QUOTED', next_on: hongKongDay(clock.now(), 14) })
  expect(quoted?.amount).toBeGreaterThan(0)
})

test('works show the agreed and the unpaid amount, a home that was handed over its warranty', async () => {
  const manager = await openStaff(shop, 'manager')
  const works = await openWorks(shop, manager, await openProvedMember(shop), { total: 8_000_000 / 100 })
  expect((await inColumn('works')).find(({ _id }) => _id === works)).toMatchObject({
    status: 'ACCEPTED',
    amount: 80_000,
    open: 80_000,
    days: 0,
  })
  const client = await openProvedMember(shop)
  const home = await openInspection(shop, manager, client)
  await handOver(shop, manager, client, home)
  const [card] = await inColumn('warranties')
  expect(card).toMatchObject({ _id: home, status: 'HANDED_OVER', days: 0 })
  expect(card?.next_on).not.toBeNull()
})

test('answered and closed enquiries, and spam, are in no column; the totals match the lists', async () => {
  const { _id: id } = await ask('Not for us')
  await staff.call(workOnEnquiry, { params: { id }, body: { status: 'CLOSED' } })
  expect(await placesOf('Not for us')).toEqual([])
  const { data: figures } = await staff.call(readPipelineFigures)
  expect(figures.map(({ column }) => column)).toEqual(pipelineColumns)
  for (const { column, count, amount } of figures) {
    const answer = await staff.call(listPipeline, { query: { column } })
    const sum = answer.data.reduce((before, card) => before + (card.amount ?? 0), 0)
    expect([column, count, count, amount]).toEqual([column, answer.total, answer.data.length, sum])
  }
})

test('a column is paged, and only visible to staff who may see renovations', async () => {
  for (const subject of ['a', 'b', 'c']) await ask(subject)
  const query = { column: 'enquiries', per_page: 2 } as const
  const first = await staff.call(listPipeline, { query })
  const after = new URL(first.next_page_url ?? '').searchParams.get('after') ?? ''
  const second = await staff.call(listPipeline, { query: { ...query, page: 2, after } })
  const titles = [...first.data, ...second.data].map(({ title }) => title)
  expect(new Set(titles)).toEqual(new Set(['a', 'b', 'c']))
  const foreman = await openStaff(shop, 'site')
  await expectRefusal(foreman.call(listPipeline), 403, 'not-allowed')
  await expectRefusal(foreman.call(readPipelineFigures), 403, 'not-allowed')
})

test('for a very full column, the totals cover the cases longest in it', async () => {
  await sql`
    insert into enquiries (id, reference, language, name, email, subject, description, location, status, spam_score,
      reply_by, created_at)
    select uuidv7(), 'MANY-' || k, 'en', 'Many', 'many@shop.example', 'Flat ' || k, '', '', 'NEW', 0,
      now() - interval '1 day', '2020-01-01T00:00:00Z'::timestamptz + k * interval '1 minute'
    from generate_series(1, ${summedAtMost + 500}::int) k`.execute(shop.context.db)
  const { data } = await staff.call(readPipelineFigures)
  expect(data[0]).toMatchObject({ column: 'enquiries', count: summedAtMost + 1, late: summedAtMost + 1 })
  expect((await inColumn('enquiries'))[0]?.title).toBe('Flat 1')
})
