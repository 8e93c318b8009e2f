import { listInstalments, plansOffered } from '@fitout/contract/instalments.ts'
import { ownRenovations, showRenovation } from '@fitout/contract/renovations.ts'
import { trackOrder } from '@fitout/contract/orders.ts'
import { listStaffInstalments, setInstalmentDue } from '@fitout/contract/staff/instalments.ts'
import { changeStages } from '@fitout/contract/staff/stages.ts'
import { listStaffRenovations } from '@fitout/contract/staff/renovations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { confirmPayment, endContract, handInPayment, openContract } from '../../testing/contracts.ts'
import { readFpsText } from '../../testing/fps-text.ts'
import { openMember, openProvedMember, signIn } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest, refusalOf } from '../../testing/visitors.ts'
import { sweepRenovations } from '../renovations/renovations-service.ts'
import { sendPaymentMail } from '../payment-records/payment-mail.ts'
import { queueInstalmentReminders } from './due-instalments-service.ts'

let shop: TestShop
let staff: StaffVisitor
let now = Date.parse('2026-11-30T04:00:00Z')
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
  await publishConstants(shop.context)
  staff = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

/** Midnight in Hong Kong, plus the given milliseconds. */
const at = (day: string, after = 0) => Date.parse(`${day}T00:00:00+08:00`) + after

const scheduleOf = (member: { call: StaffVisitor['call'] }, id: string) =>
  member.call(listInstalments, { params: { id } })

/** Sends the queued mails about payments; returns their jobs. */
async function mailsOf(instalmentId: string) {
  await queueInstalmentReminders(shop.context)
  const { rows } = await sql<{ data: Parameters<typeof sendPaymentMail>[1] }>`
    with taken as (delete from pgboss.job where name = 'payment-mail' and data ->> 'instalmentId' = ${instalmentId}
      returning id, data) select data from taken order by id`.execute(shop.context.db)
  for (const { data } of rows) await sendPaymentMail(shop.context, data)
  return rows.map(({ data }) => data.event)
}

describe('the schedule of a contract', () => {
  test('is visible to its members, and its first two rows are shown in the room', async () => {
    now = at('2026-11-30')
    const client = await openProvedMember(shop)
    const id = await openContract(shop, staff, client, {
      total: 362_880,
      plan: plansOffered.five,
      coolingOffUntil: '2026-12-07',
    })
    const schedule = await scheduleOf(client, id)
    expect(schedule).toMatchObject({ contract_sum: 362_880, paid: 0, open: 362_880, credit: 0, refunds: [] })
    expect(schedule.data.map((row) => [row.number, row.payable, row.due_on, row.state])).toEqual([
      [1, 36_288, '2026-12-08', 'WAITING'],
      [2, 108_864, null, 'WAITING'],
      [3, 108_864, null, 'WAITING'],
      [4, 72_576, null, 'WAITING'],
      [5, 36_288, null, 'WAITING'],
    ])
    const { data: room } = await client.call(showRenovation, { params: { id } })
    const [first, second] = schedule.data
    expect(room.first_instalment_payment).toMatchObject({ _id: first!._id, reference: first!.reference, open: 36_288 })
    expect(room.second_instalment_payment).toMatchObject({ _id: second!._id, payable: 108_864 })
    expect(room.payment_records).toEqual([])
    expect(await staff.call(listStaffInstalments, { params: { id } })).toEqual(schedule)
    await expectRefusal(scheduleOf(await openMember(shop), id), 404, 'renovation-not-found')
  })

  test('shows the amount due and since when, in the room and on its card', async () => {
    now = at('2026-12-01')
    staff = await openStaff(shop, 'manager')
    const client = await openProvedMember(shop)
    const id = await openContract(shop, staff, client, {
      total: 1000,
      plan: [
        { ...plansOffered.two[0]!, title: { en: 'First', zh: '首期', cn: '首期' } },
        { ...plansOffered.two[1]!, trigger: 'ON_DAY', day: '2026-12-20' },
      ],
      coolingOffUntil: '2026-12-07',
    })
    const card = async () => {
      const { data } = await client.call(ownRenovations, {})
      return [data[0]?.amount_due, data[0]?.due_on]
    }
    expect(await card()).toEqual([500, '2026-12-08'])
    now = at('2026-12-20')
    const again = await signIn(shop, client.email)
    const { data } = await again.call(ownRenovations, {})
    expect([data[0]?.amount_due, data[0]?.due_on]).toEqual([1000, '2026-12-08'])
    const { data: room } = await again.call(showRenovation, { params: { id } })
    expect(room.money).toEqual({ contract_sum: 1000, paid: 0, open: 1000, credit: 0 })
    expect(room.instalments.map(({ state }) => state)).toEqual(['OVERDUE', 'DUE'])
    // A payment being checked is not asked for again.
    const payer = { ...again, phone: client.phone }
    const record = await handInPayment(shop, payer, { id, instalment_id: room.instalments[0]!._id })
    expect(record.is_own).toBe(true)
    const { data: after } = await again.call(ownRenovations, {})
    expect([after[0]?.amount_due, after[0]?.due_on]).toEqual([500, '2026-12-20'])
  })

  test('names the stage that a row waits for', async () => {
    now = at('2026-12-20')
    staff = await openStaff(shop, 'manager')
    const client = await openProvedMember(shop)
    const [first, second] = [plansOffered.two[0]!, plansOffered.five[1]!]
    const plan = [{ ...first }, { ...second, share: 5000, stage: 'painting' }]
    const id = await openContract(shop, staff, client, { plan })
    const title = { en: 'Painting', zh: '油漆', cn: '油漆' }
    const stage = { key: 'painting', title, weight: 10, starts_on: '2027-01-04', working_days: 5 }
    await staff.call(changeStages, { params: { id }, body: { revision: 1, stages: [stage] } })
    const titles = (await scheduleOf(client, id)).data.map((row) => row.stage_title)
    expect(titles).toEqual([null, title])
  })

  test('R39 each row has an FPS code with the open amount and its reference, until it is paid', async () => {
    const client = await openProvedMember(shop)
    const id = await openContract(shop, staff, client, { total: 1000 })
    const show = async () => (await scheduleOf(client, id)).data[0]!
    const row = await show()
    expect(readFpsText(row.payment_code!.text)).toEqual({ amount: '500.00', reference: row.reference })
    expect(row.payment_code!.picture).toMatch(/^data:image\/png;base64,/)
    const part = await handInPayment(shop, client, { id, instalment_id: row._id }, { amount: 120.5 })
    await confirmPayment(shop, staff, part._id, 120.5)
    expect(readFpsText((await show()).payment_code!.text)).toEqual({ amount: '379.50', reference: row.reference })
    const rest = await handInPayment(shop, client, { id, instalment_id: row._id }, { amount: 379.5 })
    await confirmPayment(shop, staff, rest._id, 379.5)
    expect(await show()).toMatchObject({ state: 'PAID', open: 0, payment_code: null })
  })

  test('R39 the codes contain amount and reference, for any values of these', async () => {
    const contracts = inject('isThorough') ? 84 : 4
    const part = plansOffered.two[0]!
    const plan = Array.from({ length: 12 }, (_, index) => ({ ...part, share: null, amount: (index + 1) ** 3 / 7 }))
    for (let contract = 0; contract < contracts; contract += 1) {
      const client = await openProvedMember(shop)
      const total = Math.round(10 ** (2 + (contract % 4)) * Math.PI * 100 + contract) / 100
      const { data } = await scheduleOf(client, await openContract(shop, staff, client, { total, plan }))
      const read = data.map(({ payment_code }) => readFpsText(payment_code!.text))
      expect(read).toEqual(data.map(({ open, reference }) => ({ amount: open.toFixed(2), reference })))
    }
  }, 600_000)

  test('R40 a reference is no order for guests, and leads staff to the room', async () => {
    const client = await openProvedMember(shop)
    const id = await openContract(shop, staff, client)
    const { reference } = (await scheduleOf(client, id)).data[0]!
    const guest = await openGuest(shop)
    const look = (named: string) =>
      refusalOf(guest.call(trackOrder, { params: { id: named }, query: { email: client.email } }))
    const [own, wrong] = [await look(reference), await look('LM-0000-0000')]
    expect([own.status, own.code, own.message]).toEqual([wrong.status, wrong.code, wrong.message])
    const times = { own: [] as number[], wrong: [] as number[] }
    for (let trial = 0; trial < 40; trial += 1) {
      for (const [of, named] of [['own', reference] as const, ['wrong', 'LM-0000-0000'] as const]) {
        const from = performance.now()
        await look(named)
        times[of].push(performance.now() - from)
      }
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length / 2] ?? 0
    const ratio = median(times.own) / median(times.wrong)
    expect([ratio > 0.6, ratio < 1.6], `${ratio}`).toEqual([true, true])
    const { data } = await staff.call(listStaffRenovations, { query: { q: reference.toLowerCase() } })
    expect(data.map(({ _id }) => _id)).toEqual([id])
    const taken = sql`insert into payment_references values (${reference})`.execute(shop.context.db)
    await expect(taken).rejects.toThrow(/duplicate key/)
  })
})

describe('an instalment', () => {
  test('R38 is pending, due and overdue from midnight in Hong Kong, with one mail for each change', async () => {
    now = at('2027-01-04')
    staff = await openStaff(shop, 'manager')
    const client = await openProvedMember(shop)
    const id = await openContract(shop, staff, client, { coolingOffUntil: '2027-01-10' })
    // Sessions expire over the months.
    const first = async () => (await scheduleOf(await signIn(shop, client.email), id)).data[0]!
    const { _id: instalment } = await first()
    const seen = []
    for (const [day, after] of [
      ['2027-01-11', -1],
      ['2027-01-11', 0],
      ['2027-01-14', -1],
      ['2027-01-14', 0],
      ['2027-01-18', -1],
      ['2027-01-18', 0],
    ] as const) {
      now = at(day, after)
      const words = [...(await mailsOf(instalment)), ...(await mailsOf(instalment))]
      seen.push([(await first()).state, ...words])
    }
    expect(seen).toEqual([
      ['WAITING'],
      ['DUE', 'due'],
      ['DUE'],
      ['OVERDUE', 'reminder'],
      ['OVERDUE'],
      ['OVERDUE', 'overdue'],
    ])
    const again = { ...(await signIn(shop, client.email)), phone: client.phone }
    staff = await openStaff(shop, 'manager')
    const overdue = async () =>
      (await staff.call(listStaffRenovations, { query: { waiting: 'overdue' } })).data.map(({ _id }) => _id)
    expect(await overdue()).toContain(id)
    const { data: late } = await staff.call(listStaffRenovations, { query: { waiting: 'overdue' } })
    expect(late.find(({ _id }) => _id === id)?.due_first).toBe('2027-01-11')
    const record = await handInPayment(shop, again, { id, instalment_id: instalment })
    expect((await first()).state).toBe('CHECKING')
    expect(await overdue()).not.toContain(id)
    await confirmPayment(shop, staff, record._id, 500.01)
    expect((await first()).state).toBe('PAID')
  })

  test('can be postponed or brought forward by staff, but not into the cooling-off period', async () => {
    now = at('2027-02-01')
    staff = await openStaff(shop, 'manager')
    const client = await openProvedMember(shop)
    const id = await openContract(shop, staff, client, { coolingOffUntil: '2027-02-07' })
    const { _id: instalment_id, due_on } = (await scheduleOf(client, id)).data[1]!
    const params = { id, instalment_id }
    const body = { due_on: '2027-02-20', reason: 'Agreed by phone', seen_due_on: due_on }
    const { data } = await staff.call(setInstalmentDue, { params, body })
    expect(data[1]!.due_on).toBe('2027-02-20')
    await expectRefusal(staff.call(setInstalmentDue, { params, body }), 409, 'changed-meanwhile')
    const early = { ...body, due_on: '2027-02-07', seen_due_on: '2027-02-20' }
    const problem = await refusalOf(staff.call(setInstalmentDue, { params, body: early }))
    expect(problem.errors).toMatchObject([{ path: 'due_on', code: 'too-small' }])
  })

  test('R27 of a cancelled contract is void, and everything paid is owed back to the cent', async () => {
    now = at('2027-03-01')
    staff = await openStaff(shop, 'manager')
    const client = await openProvedMember(shop)
    const id = await openContract(shop, staff, client)
    const { _id: instalment_id } = (await scheduleOf(client, id)).data[0]!
    const paid = await handInPayment(shop, client, { id, instalment_id })
    await confirmPayment(shop, staff, paid._id, 333.33)
    const waiting = await handInPayment(shop, client, { id, instalment_id }, { amount: 100 })
    await endContract(shop, id)
    const after = await scheduleOf(client, id)
    expect(after).toMatchObject({ paid: 0, open: 0, credit: 333.33 })
    expect(after.data.map(({ state, payment_code: code }) => [state, code])).toEqual([
      ['VOID', null],
      ['VOID', null],
    ])
    // An undecided payment is confirmed then, and owed back too.
    await confirmPayment(shop, staff, waiting._id, 100)
    expect((await scheduleOf(client, id)).credit).toBe(433.33)
    await expectRefusal(handInPayment(shop, client, { id, instalment_id }), 409, 'illegal-transition')
    // The books are kept beyond the two years after which rooms without a contract are deleted.
    now += 800 * 86_400_000
    await sweepRenovations(shop.context)
    const { rows } = await sql`select from renovations where id = ${id}`.execute(shop.context.db)
    expect(rows).toHaveLength(1)
  })
})
