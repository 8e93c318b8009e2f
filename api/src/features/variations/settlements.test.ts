import { listInstalments } from '@fitout/contract/instalments.ts'
import { listRenovationEvents } from '@fitout/contract/renovations.ts'
import { confirmProvisionalLine, listProvisionalLines } from '@fitout/contract/staff/variations.ts'
import { showVariation } from '@fitout/contract/variations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmPayment, handInPayment } from '../../testing/contracts.ts'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import {
  approve,
  changeBy,
  openProvisional,
  sendVariationTo,
  sendWritten,
  variationLine,
  writeVariation,
} from '../../testing/variations.ts'
import { openWorks, prepareWorks, progress } from '../../testing/works.ts'
import { expectRefusal } from '../../testing/visitors.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
beforeAll(async () => {
  shop = await openTestShop()
  await publishConstants(shop.context)
  staff = await openStaff(shop, 'manager')
})
afterAll(async () => {
  await expectInvariants(shop.context.db)
  await shop.stop()
})
beforeEach(async () => {
  client = await openProvedMember(shop)
})

const scheduleOf = async (id: string) => client.call(listInstalments, { params: { id } })

/** Pays an amount in dollars towards the instalment with that number. */
async function pay(id: string, number: number, amount: number) {
  const row = (await scheduleOf(id)).data.find((one) => one.number === number)
  const record = await handInPayment(shop, client, { id, instalment_id: row?._id ?? '' }, { amount })
  await confirmPayment(shop, staff, record._id, amount)
}

describe('R56 a provisional line', () => {
  test('is settled once by a variation, which replaces the provisional sum by its price', async () => {
    const { id, key } = await openProvisional(shop, staff, client)
    const written = { cause: 'PROVISIONAL' as const, provisional_key: key, lines: changeBy(6500) }
    const { params, sent } = await sendVariationTo(staff, id, written)
    expect(sent.content.lines.map(({ sign, amount }) => [sign, amount])).toEqual([
      ['OLD', 8000],
      ['NEW', 6500],
    ])
    expect(sent.amount).toBe(-1500)
    const confirm = () => staff.call(confirmProvisionalLine, { params: { id, key }, body: {} })
    await expectRefusal(confirm(), 409, 'illegal-transition')
    const twice = await writeVariation(staff, id, written)
    await expectRefusal(sendWritten(staff, twice.params), 409, 'provisional-settled')
    await approve(client, params)
    expect((await scheduleOf(id)).contract_sum).toBe(98_500)
    const { data } = await staff.call(listProvisionalLines, { params: { id } })
    expect(data).toMatchObject([{ key, variation: 'VO-1' }])
    await expectRefusal(confirm(), 409, 'provisional-settled')
    await expectRefusal(sendWritten(staff, twice.params), 409, 'provisional-settled')
  })
})

describe('a settlement', () => {
  test('ends the contract: amounts kept stay paid, the rest is void or owed back', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    await prepareWorks(staff, id)
    await progress(staff, id, 'demolition', { percent: 40 })
    await pay(id, 1, 500)
    const beside = await sendVariationTo(staff, id)
    const written = { cause: 'SETTLEMENT' as const, lines: [variationLine('NEW', 300, 'Demolition, as done')] }
    const { params, sent } = await sendVariationTo(staff, id, written)
    expect([sent.amount, sent.sum]).toEqual([-700, { before: 1000, after: 300 }])
    // A settlement withdraws the other variations.
    expect((await client.call(showVariation, { params: beside.params })).data.status).toBe('WITHDRAWN')
    const { params: more } = await writeVariation(staff, id)
    await expectRefusal(sendWritten(staff, more), 409, 'illegal-transition')
    const room = await approve(client, params)
    expect(room).toMatchObject({ status: 'CANCELLED', quotation: { status: 'CANCELLED' } })
    expect(room.money).toEqual({ contract_sum: 300, paid: 500, open: 0, credit: 200 })
    expect(room.instalments.map(({ state, payable }) => [state, payable])).toEqual([
      ['PAID', 500],
      ['VOID', 0],
    ])
    const { data: events } = await client.call(listRenovationEvents, { params: { id } })
    expect(
      events
        .slice(0, 2)
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['settled', 'variation-approved'])
  })

  test('leaves the unpaid part of the amounts kept to be paid', async () => {
    const id = await openWorks(shop, staff, client, { total: 1000 })
    const written = { cause: 'SETTLEMENT' as const, lines: [variationLine('NEW', 300, 'Demolition, as done')] }
    const room = await approve(client, (await sendVariationTo(staff, id, written)).params)
    expect(room.money).toEqual({ contract_sum: 300, paid: 0, open: 300, credit: 0 })
    await pay(id, 1, 300)
    expect((await scheduleOf(id)).open).toBe(0)
  })
})
