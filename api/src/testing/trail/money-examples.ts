import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { listInstalments } from '@fitout/contract/instalments.ts'
import { setInstalmentDue } from '@fitout/contract/staff/instalments.ts'
import * as payments from '@fitout/contract/staff/payment-records.ts'
import { confirmPayment, handInPayment, openContract } from '../contracts.ts'
import { openProvedMember } from '../members.ts'
import { added, changed, example, first, type Stage } from './example.ts'

export async function newContract({ desk, owner }: Stage) {
  const client = await openProvedMember(desk.shop)
  const id = await openContract(desk.shop, owner, client)
  const instalment = first((await client.call(listInstalments, { params: { id } })).data)
  return { client, id, instalment, today: hongKongDay(desk.shop.context.clock.now()) }
}

/** A pending payment of the whole first instalment. */
export async function newPayment(stage: Stage) {
  const room = await newContract(stage)
  const { client, id, instalment } = room
  return { ...room, record: await handInPayment(stage.desk.shop, client, { id, instalment_id: instalment._id }) }
}

const ofRecord = async (stage: Stage) => ({ params: { id: (await newPayment(stage)).record._id } })
const inRoom = 'not answered'
const reason = { reason: '戶口未見這筆款項' }

export const moneyExamples = [
  example(setInstalmentDue, changed('instalments.due', 'renovation'), async (stage) => {
    const { id, instalment } = await newContract(stage)
    const body = { due_on: '2199-01-01', reason: '與客人議定', seen_due_on: instalment.due_on }
    return { params: { id, instalment_id: instalment._id }, body }
  }),
  example(payments.enterPaymentRecord, added('payment-records.enter', 'renovation'), async (stage) => {
    const { id, instalment, today } = await newContract(stage)
    const paid = { channel: 'FPS', bank_number: '1234567', amount: 1, paid_on: today, user_name: '陳大文' } as const
    return { params: { id }, body: { ...paid, instalment_id: instalment._id } }
  }),
  example(payments.confirmPaymentRecord, changed('payment-records.confirm', 'renovation', inRoom), async (stage) => {
    const { record, today } = await newPayment(stage)
    const seen = { is_amount_matched: true, is_bank_matched: true } as const
    return { params: { id: record._id }, body: { ...seen, received_amount: 500, received_on: today } }
  }),
  example(payments.refusePaymentRecord, changed('payment-records.refuse', 'renovation', inRoom), async (stage) => ({
    ...(await ofRecord(stage)),
    body: reason,
  })),
  example(payments.reversePaymentRecord, changed('payment-records.reverse', 'renovation', inRoom), async (stage) => {
    const { params } = await ofRecord(stage)
    await confirmPayment(stage.desk.shop, stage.owner, params.id, 500)
    return { params, body: reason }
  }),
  example(payments.readPaymentAgain, added('payment-records.read-again', 'renovation', inRoom), ofRecord),
  example(payments.refundRenovation, added('payment-records.refund', 'renovation'), async (stage) => {
    const { id, record, today } = await newPayment(stage)
    await confirmPayment(stage.desk.shop, stage.owner, record._id, 600, 'RETURN')
    const sent = { channel: 'FPS', bank_reference: 'FT1', sent_on: today } as const
    return { params: { id }, body: { amount: 50, ...sent, ...reason } }
  }),
]
