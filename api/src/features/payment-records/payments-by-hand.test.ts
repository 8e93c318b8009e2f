import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { listInstalments, plansOffered } from '@fitout/contract/instalments.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { enterPaymentRecord, listPaymentQueue, refundRenovation } from '@fitout/contract/staff/payment-records.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmPayment, handInPayment, openContract } from '../../testing/contracts.ts'
import { openProvedMember } from '../../testing/members.ts'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'

let shop: TestShop
let staff: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  await publishForPapers(shop.context)
  staff = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const today = () => hongKongDay(shop.context.clock.now())

/** A room whose first instalment is HK$100. */
async function openRoom() {
  const client = await openProvedMember(shop)
  const id = await openContract(shop, staff, client, { total: 1000, plan: plansOffered.five })
  const instalments = async () => client.call(listInstalments, { params: { id } })
  return { client, id, instalments, first: (await instalments()).data[0]!._id }
}

describe('money that is handed over', () => {
  const receiptOf = async (record: string) => {
    const answer = await staff.send(`/api/admin/payment-records/${record}/receipt`)
    return (await textOfPdf(new Uint8Array(await answer.arrayBuffer()))).text
  }
  const enter = (id: string, instalment_id: string, paid: object) =>
    staff.call(enterPaymentRecord, {
      params: { id },
      body: { channel: 'CASH', amount: 50, paid_on: today(), user_name: 'Ms Chan', instalment_id, ...paid },
    })

  test('is entered as cash, with or without a number, or as a cheque, and says so on screens and receipts', async () => {
    const { id, instalments, first } = await openRoom()
    const entered = [
      await enter(id, first, {}),
      await enter(id, first, { amount: 20, bank_number: 'R-0071' }),
      await enter(id, first, { amount: 30, channel: 'CHEQUE', bank_number: '004512' }),
    ]
    const shown = [
      { channel: 'CASH', bank_number: '' },
      { channel: 'CASH', bank_number: 'R-0071' },
      { channel: 'CHEQUE', bank_number: '004512' },
    ]
    expect(entered.map(({ data }) => data)).toMatchObject(shown)
    const { data: queue } = await staff.call(listPaymentQueue, { query: { renovation_id: id } })
    expect(queue.map(({ stated, expected }) => [stated.channel, stated.bank_number, expected.payee_number])).toEqual([
      ['CASH', null, null],
      ['CASH', 'R-0071', null],
      ['CHEQUE', '004512', null],
    ])
    for (const { data } of entered) await confirmPayment(shop, staff, data._id, data.amount)
    const { paid, payment_records: records } = (await instalments()).data[0]!
    expect(paid).toBe(100)
    expect(records.toReversed()).toMatchObject(shown)
    const receipts = await Promise.all(entered.map(({ data }) => receiptOf(data._id)))
    expect(receipts[0]).toContain('現金')
    expect(receipts[0]).not.toContain('收據編號')
    expect(receipts[1]).toContain('R-0071')
    expect(receipts[2]).toContain('支票')
    expect(receipts[2]).toContain('004512')
    for (const receipt of receipts) expect(receipt).not.toContain('銀行轉賬')
    const { data: trail } = await staff.call(listAudit, { query: { subject_id: id, per_page: 50 } })
    const audited = trail.filter(({ action }) => action === 'payment-records.enter').map(({ after }) => after)
    expect(audited.toReversed()).toMatchObject(shown.map(({ channel }) => ({ channel })))
  })

  test('goes back in the same ways; only cash needs no number', async () => {
    const { client, id, instalments, first } = await openRoom()
    for (const channel of ['CHEQUE', 'FPS']) {
      await expectRefusal(enter(id, first, { channel }), 422, 'invalid-input')
    }
    const { data } = await enter(id, first, { amount: 150 })
    await confirmPayment(shop, staff, data._id, 150, 'RETURN')
    const back = (channel: 'CASH' | 'CHEQUE', bank_reference: string) =>
      staff.call(refundRenovation, {
        params: { id },
        body: { amount: 25, channel, bank_reference, sent_on: today(), reason: 'Paid too much' },
      })
    await expectRefusal(back('CHEQUE', ' '), 422, 'invalid-input')
    await back('CASH', '')
    expect((await back('CHEQUE', '004513')).data.credit).toBe(0)
    const { channel } = (await instalments()).data[0]!.payment_records[0]!
    expect(channel).toBe('CASH')
    // Clients have no such way.
    const asCash = handInPayment(shop, client, { id, instalment_id: first }, { channel: 'CASH' as 'FPS' })
    await expectRefusal(asCash, 422, 'invalid-input')
  })
})
