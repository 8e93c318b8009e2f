import { listInstalments, plansOffered } from '@fitout/contract/instalments.ts'
import {
  confirmPaymentRecord,
  enterPaymentRecord,
  listPaymentQueue,
  readPaymentAgain,
  readStaffPaymentReceipt,
  refundRenovation,
  refusePaymentRecord,
  reversePaymentRecord,
} from '@fitout/contract/staff/payment-records.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { locales } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { confirmPayment, handInPayment, openContract } from '../../testing/contracts.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'

let shop: TestShop
let staff: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ environment: { DATABASE_POOL: '12' } })
  await publishForPapers(shop.context)
  staff = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const today = () => hongKongDay(shop.context.clock.now())
const scheduleOf = (member: Member, id: string) => member.call(listInstalments, { params: { id } })

/** A room with HK$1,000 in five rows of 100, 300, 300, 200 and 100. */
async function openFive() {
  const client = await openProvedMember(shop)
  const id = await openContract(shop, staff, client, { total: 1000, plan: plansOffered.five })
  const rows = (await scheduleOf(client, id)).data
  const pay = (amount: number, row = 0) =>
    handInPayment(shop, client, { id, instalment_id: rows[row]!._id }, { amount })
  const paid = async () => {
    const { data, credit } = await scheduleOf(client, id)
    return [...data.map((row) => row.paid), credit]
  }
  return { client, id, rows, pay, paid }
}

const refund = (id: string, amount: number) =>
  staff.call(refundRenovation, {
    params: { id },
    body: { amount, channel: 'FPS', bank_reference: 'FT-1', sent_on: today(), reason: 'Paid twice' },
  })
const reverse = (id: string) =>
  staff.call(reversePaymentRecord, { params: { id }, body: { reason: 'The cheque bounced' } })

describe('confirming a payment', () => {
  test('R35 by ten at once is one confirmation, one allocation and one mail', async () => {
    const { client, id, pay, paid } = await openFive()
    const record = await pay(100)
    const colleagues = await Promise.all(Array.from({ length: 10 }, () => openStaff(shop, 'manager')))
    const answers = await Promise.allSettled(colleagues.map((one) => confirmPayment(shop, one, record._id, 100)))
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.problem.code] : []))
    expect(refused).toEqual(Array.from({ length: 9 }, () => 'already-decided'))
    expect(await paid()).toEqual([100, 0, 0, 0, 0, 0])
    const { rows } = await sql`
      select from pgboss.job where name = 'payment-mail' and data ->> 'recordId' = ${record._id}
        and data ->> 'event' = 'confirmed'`.execute(shop.context.db)
    expect(rows).toHaveLength(1)
    expect((await scheduleOf(client, id)).data[0]!.payment_records[0]).toMatchObject({
      state: 'CONFIRMED',
      is_amount_matched: true,
      is_bank_matched: true,
      matched_by: 'STAFF',
      received_amount: 100,
    })
  })

  test('R36 requires both confirmations, and a day that is not in the future', async () => {
    const { pay, paid } = await openFive()
    const { _id } = await pay(100)
    const whole = { is_amount_matched: true, is_bank_matched: true, received_amount: 100, received_on: today() }
    const wrong = [
      { is_amount_matched: undefined },
      { is_bank_matched: undefined },
      { is_amount_matched: false },
      { is_bank_matched: false },
      { received_on: '2199-01-01' },
    ]
    for (const change of wrong) {
      const body = { ...whole, ...change } as never
      expect((await refusalOf(staff.call(confirmPaymentRecord, { params: { id: _id }, body }))).status).toBe(422)
    }
    expect(await paid()).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('R34 of more than is open asks where the rest goes: to the following rows, or to the credit', async () => {
    const { pay, paid } = await openFive()
    const [first, second] = [await pay(100), await pay(100)]
    await confirmPayment(shop, staff, first._id, 100)
    const refused = await expectRefusal(confirmPayment(shop, staff, second._id, 100), 409, 'instalment-paid')
    expect(refused.details).toEqual({ open: 0 })
    const { allocations } = await confirmPayment(shop, staff, second._id, 100, 'NEXT')
    expect(allocations).toMatchObject([{ number: 2, amount: 100 }])
    expect(await paid()).toEqual([100, 100, 0, 0, 0, 0])
    const third = await pay(250, 1)
    await confirmPayment(shop, staff, third._id, 250, 'RETURN')
    expect(await paid()).toEqual([100, 300, 0, 0, 0, 50])
    const all = await pay(900, 2)
    await confirmPayment(shop, staff, all._id, 900, 'NEXT')
    expect(await paid()).toEqual([100, 300, 300, 200, 100, 350])
  })

  test('of less than stated counts the amount received, and the row stays partly open', async () => {
    const { client, id, pay } = await openFive()
    await confirmPayment(shop, staff, (await pay(100))._id, 60.5)
    expect((await scheduleOf(client, id)).data[0]).toMatchObject({ paid: 60.5, open: 39.5, state: 'DUE' })
  })

  test('R34 of several records at once never pays a row beyond what is payable', async () => {
    const { pay, paid } = await openFive()
    const records = [await pay(100), await pay(100), await pay(100)]
    await Promise.all(records.map(({ _id }) => confirmPayment(shop, staff, _id, 100, 'NEXT')))
    expect(await paid()).toEqual([100, 200, 0, 0, 0, 0])
  })

  test('with one key is done once, and repeats the response', async () => {
    const { pay, paid } = await openFive()
    const { _id } = await pay(100)
    const body = { is_amount_matched: true, is_bank_matched: true, received_amount: 100, received_on: today() } as const
    const named = { params: { id: _id }, body, idempotencyKey: newId() }
    const [one, two] = [await staff.call(confirmPaymentRecord, named), await staff.call(confirmPaymentRecord, named)]
    expect(two).toEqual(one)
    expect(await paid()).toEqual([100, 0, 0, 0, 0, 0])
  })
})

describe('reversing', () => {
  test('R37 a reversal reopens the row, keeps both entries, and is done once', async () => {
    const { client, id, pay, paid } = await openFive()
    const { _id } = await pay(500)
    await confirmPayment(shop, staff, _id, 500, 'NEXT')
    expect(await paid()).toEqual([100, 300, 100, 0, 0, 0])
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => reverse(_id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await paid()).toEqual([0, 0, 0, 0, 0, 0])
    const { rows } = await sql<{ cause: string; sum: number }>`
      select cause, sum(cents)::int as sum from payment_allocations where record_id = ${_id} group by 1 order by 1`.execute(
      shop.context.db,
    )
    expect(rows).toEqual([
      { cause: 'CONFIRMED', sum: 50_000 },
      { cause: 'REVERSED', sum: -50_000 },
    ])
    const [record] = (await scheduleOf(client, id)).data[0]!.payment_records
    expect(record).toMatchObject({ state: 'REVERSED', reversal_reason: 'The cheque bounced' })
    await expectRefusal(confirmPayment(shop, staff, _id, 500), 409, 'already-decided')
    const entries = sql`delete from payment_allocations where record_id = ${_id}`.execute(shop.context.db)
    await expect(entries).rejects.toThrow(/only added/)
  })

  test('R37 refunds never exceed the credit, even 20 concurrent ones, and block the reversal of refunded money', async () => {
    const { id, pay, paid } = await openFive()
    const { _id } = await pay(150)
    await confirmPayment(shop, staff, _id, 150, 'RETURN')
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => refund(id, 20)))
    const codes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.problem.code] : []))
    expect(codes).toEqual(Array.from({ length: 18 }, () => 'more-than-refundable'))
    expect(await paid()).toEqual([100, 0, 0, 0, 0, 10])
    await expectRefusal(reverse(_id), 409, 'illegal-transition')
    expect(await paid()).toEqual([100, 0, 0, 0, 0, 10])
  })

  test('an unconfirmed record cannot be reversed, and a decided one cannot be refused', async () => {
    const { pay } = await openFive()
    const { _id } = await pay(100)
    await expectRefusal(reverse(_id), 409, 'illegal-transition')
    const refuse = () => staff.call(refusePaymentRecord, { params: { id: _id }, body: { reason: 'Cut off' } })
    expect((await refuse()).data).toMatchObject({ state: 'REFUSED', reason: 'Cut off' })
    await expectRefusal(refuse(), 409, 'already-decided')
    await expectRefusal(staff.call(readPaymentAgain, { params: { id: _id } }), 409, 'illegal-transition')
  })

  test('random steps in any order keep every cent', async () => {
    const { id, pay } = await openFive()
    const amounts = [37.5, 212.49, 100, 460.01, 90, 700]
    for (const [index, amount] of amounts.entries()) {
      const refused = await pay(amount, index % 5).catch(() => undefined)
      if (!refused) continue
      await confirmPayment(shop, staff, refused._id, amount, index % 2 ? 'NEXT' : 'RETURN')
      if (index % 3 === 0) await reverse(refused._id).catch(() => undefined)
      if (index % 2 === 0) await refund(id, 10).catch(() => undefined)
    }
    const { rows } = await sql<{ came: number; kept: number }>`
      select (select coalesce(sum(received_cents), 0)::int from payment_records where renovation_id = r.id and state = 'CONFIRMED')
          - (select coalesce(sum(amount_cents), 0)::int from renovation_refunds where renovation_id = r.id) as came,
        (select sum(paid_cents)::int from instalments where renovation_id = r.id) + r.credit_cents::int as kept
      from renovations r where id = ${id}`.execute(shop.context.db)
    expect(rows[0]?.kept).toBe(rows[0]?.came)
    expect(rows[0]?.kept).toBeGreaterThan(0)
  })
})

describe('the queue', () => {
  test('shows pending records, longest waiting first, with expected and stated values', async () => {
    const { id, client, rows, pay } = await openFive()
    const [first, second] = [await pay(100), await pay(12.34)]
    const query = { renovation_id: id }
    const { data, total } = await staff.call(listPaymentQueue, { query })
    expect([total, ...data.map(({ _id }) => _id)]).toEqual([2, first._id, second._id])
    expect(data[1]).toMatchObject({
      kind: 'RECORD',
      instalment: { number: 1, open: 100 },
      record: { _id: second._id, staff_name: null },
      expected: { amount: 100, reference: rows[0]!.reference, payee_number: '1234567' },
      stated: { channel: 'FPS', amount: 12.34, bank_number: '1234567', user_name: 'CHAN TAI MAN' },
      picture: { is_pdf: false },
      reading: null,
      is_recognition_on: false,
    })
    const image = await staff.send(`/api/admin/payment-records/${first._id}/image`)
    expect([image.status, image.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    await confirmPayment(shop, staff, first._id, 100)
    expect((await staff.call(listPaymentQueue, { query })).total).toBe(1)
    const done = await staff.call(listPaymentQueue, { query: { ...query, state: 'CONFIRMED' } })
    expect(done.data.map(({ _id }) => _id)).toEqual([first._id])
    await confirmPayment(shop, staff, second._id, 12.34, 'NEXT')
    const last = await staff.call(listPaymentQueue, { query: { ...query, state: 'CONFIRMED' } })
    expect(last.data.map(({ _id }) => _id)).toEqual([second._id, first._id])
    expect(JSON.stringify(done)).not.toContain(client.email)
  })

  test('accepts a payment that staff saw on the bank statement, without a picture', async () => {
    const { id, rows, paid } = await openFive()
    const body = {
      instalment_id: rows[1]!._id,
      channel: 'BANK_TRANSFER',
      bank_number: '000-201801-001',
      amount: 300,
      paid_on: today(),
      user_name: 'WONG',
    } as const
    const { data } = await staff.call(enterPaymentRecord, { params: { id }, body })
    expect(data).toMatchObject({ state: 'SUBMITTED', has_image: false })
    expect((await staff.call(listPaymentQueue, { query: { renovation_id: id } })).data[0]).toMatchObject({
      picture: null,
      record: { staff_name: expect.any(String) },
    })
    await confirmPayment(shop, staff, data._id, 300)
    expect(await paid()).toEqual([0, 300, 0, 0, 0, 0])
  })
})

test('R41 the receipt names row, channel, day, masked account and balance, and is marked when void', async () => {
  const { id, client, rows, pay } = await openFive()
  const { _id } = await pay(100)
  await confirmPayment(shop, staff, _id, 100)
  const read = async (language: string) => {
    const answer = await client.send(`/api/renovations/${id}/payment-records/${_id}/receipt?language=${language}`)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    const { text } = await textOfPdf(new Uint8Array(await answer.arrayBuffer()))
    return text.replaceAll(/\s+/g, ' ')
  }
  const day = today().split('-').toReversed().join('/')
  for (const language of locales) {
    const text = await read(language)
    for (const fact of [
      rows[0]!.reference,
      'HK$100',
      'HK$900',
      day,
      '•••4567',
      'CHAN TAI MAN',
      rows[0]!.title[language],
    ])
      expect([language, fact, text.includes(fact!)]).toEqual([language, fact, true])
  }
  const paper = await staff.send(`/api/admin/payment-records/${_id}/receipt`)
  expect([paper.status, paper.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const waiting = await pay(100, 1)
  const early = staff.call(readStaffPaymentReceipt, { params: { id: waiting._id } })
  await expectRefusal(early, 409, 'no-receipt-yet')
  await reverse(_id)
  expect(await read('en')).toMatch(/void.*The cheque bounced/)
})
