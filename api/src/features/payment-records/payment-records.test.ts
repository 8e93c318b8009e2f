import { listInstalments } from '@fitout/contract/instalments.ts'
import { withdrawPaymentRecord } from '@fitout/contract/payment-records.ts'
import { inviteRenovationMember } from '@fitout/contract/staff/renovations.ts'
import { listRenovationEvents, showRenovation } from '@fitout/contract/renovations.ts'
import { uploadPlan } from '@fitout/contract/files.ts'
import { refusePaymentRecord } from '@fitout/contract/staff/payment-records.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { confirmPayment, handInPayment, openContract } from '../../testing/contracts.ts'
import { type Member, openMember, openProvedMember } from '../../testing/members.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf, uploadPicture } from '../../testing/visitors.ts'
import { sendPaymentMail } from './payment-mail.ts'

let shop: TestShop
let staff: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ environment: { DATABASE_POOL: '20' } })
  await publishForPapers(shop.context)
  staff = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const scheduleOf = (member: Member, id: string) => member.call(listInstalments, { params: { id } })

async function openPaidRoom() {
  const client = await openProvedMember(shop)
  const id = await openContract(shop, staff, client)
  const [first, second] = (await scheduleOf(client, id)).data
  return { client, id, params: { id, instalment_id: first!._id }, first: first!, second: second! }
}

/** Another member of the room with the given right. */
async function join(id: string, right: 'APPROVE' | 'READ'): Promise<Member> {
  const member = await openProvedMember(shop)
  await staff.call(inviteRenovationMember, { params: { id }, body: { email: member.email, right, language: 'en' } })
  const row = { id: newId(), renovation_id: id, account_id: member.accountId, right, created_at: new Date() }
  await shop.context.db.insertInto('renovation_members').values(row).execute()
  return member
}

describe('a payment record', () => {
  test('is submitted with its picture, and shown with a masked account', async () => {
    const { client, id, params, first } = await openPaidRoom()
    const record = await handInPayment(shop, client, params, {
      bank_number: '000-201801-001',
      channel: 'BANK_TRANSFER',
    })
    expect(record).toMatchObject({
      number: 1,
      instalment_id: first._id,
      state: 'SUBMITTED',
      channel: 'BANK_TRANSFER',
      bank_number: '•••-001',
      amount: 500.01,
      user_name: 'CHAN TAI MAN',
      has_image: true,
      is_amount_matched: null,
      is_bank_matched: null,
      is_recognition_in_progress: false,
      allocations: [],
    })
    const schedule = await scheduleOf(client, id)
    expect(schedule.data[0]).toMatchObject({ state: 'CHECKING', paid: 0, open: 500.01, payment_records: [record] })
    const { data: room } = await client.call(showRenovation, { params: { id } })
    expect(room.payment_records).toEqual([record])
    const { data: events } = await client.call(listRenovationEvents, { params: { id } })
    expect(events[0]).toMatchObject({ action: 'payment-recorded', actor: 'MEMBER', facts: { number: 1 } })
    expect(JSON.stringify(events)).not.toMatch(/CHAN TAI MAN|201801/)
  })

  test('can have a PDF as its picture', async () => {
    const { client, id, params } = await openPaidRoom()
    const pdf = '%PDF-1.4\n1 0 obj <<>> endobj\nstartxref\n9\n%%EOF\n'
    const { data } = await client.call(uploadPlan, { file: new File([pdf], 'advice.pdf', { type: 'application/pdf' }) })
    const record = await handInPayment(shop, client, params, { image: data._id })
    const image = await client.send(`/api/renovations/${id}/payment-records/${record._id}/image`)
    expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  })

  test('R33 submitted 20 times with one key is one record, and of 20 with different keys three are pending', async () => {
    const { client, id, params } = await openPaidRoom()
    const image = await uploadPicture(client)
    const key = newId()
    const same = () => handInPayment(shop, client, params, { image, idempotencyKey: key })
    const answers = await Promise.allSettled(Array.from({ length: 20 }, same))
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason.problem).toMatchObject({ code: 'request-in-progress' })
    }
    const once = await same()
    expect((await scheduleOf(client, id)).data[0]!.payment_records).toEqual([once])

    const other = await openPaidRoom()
    const images = []
    for (let picture = 0; picture < 20; picture += 1) images.push(await uploadPicture(other.client))
    const each = await Promise.allSettled(
      images.map((one) => handInPayment(shop, other.client, other.params, { image: one, idempotencyKey: newId() })),
    )
    const refused = each.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.problem.code] : []))
    expect(refused).toEqual(Array.from({ length: 17 }, () => 'too-many-records'))
    expect((await scheduleOf(other.client, other.id)).data[0]!.payment_records).toHaveLength(3)
  })

  test('names the field when it is invalid, and changes nothing', async () => {
    const { client, id, params } = await openPaidRoom()
    const problem = async (fields: Parameters<typeof handInPayment>[3]) =>
      (await refusalOf(handInPayment(shop, client, params, fields))).errors?.map(({ path, code }) => [path, code])
    expect(await problem({ channel: 'WALLET' })).toEqual([['wallet', 'required']])
    expect(await problem({ paid_on: '2199-01-01' })).toEqual([['paid_on', 'too-big']])
    expect(await problem({ paid_on: '2020-01-01' })).toEqual([['paid_on', 'too-small']])
    expect(await problem({ amount: 0 })).toEqual([['amount', 'too-small']])
    expect(await problem({ amount: 1.005 })).toEqual([['amount', 'invalid']])
    expect(await problem({ user_name: '' })).toEqual([['user_name', 'required']])
    await expectRefusal(handInPayment(shop, client, params, { image: newId() }), 404, 'file-not-found')
    const foreign = await uploadPicture(await openMember(shop))
    await expectRefusal(handInPayment(shop, client, params, { image: foreign }), 404, 'file-not-found')
    const elsewhere = { id, instalment_id: (await openPaidRoom()).first._id }
    await expectRefusal(handInPayment(shop, client, elsewhere), 404, 'instalment-not-found')
    expect((await scheduleOf(client, id)).data[0]!.payment_records).toEqual([])
  })

  test('R8 can be submitted by members who may decide; its picture and receipt are visible only to them', async () => {
    const { client, id, params } = await openPaidRoom()
    const [approver, reader, stranger] = [await join(id, 'APPROVE'), await join(id, 'READ'), await openMember(shop)]
    const record = await handInPayment(shop, approver, params)
    await expectRefusal(handInPayment(shop, reader, params), 403, 'not-allowed')
    await expectRefusal(handInPayment(shop, stranger, params), 404, 'renovation-not-found')
    const path = `/api/renovations/${id}/payment-records/${record._id}`
    const statuses = async (part: string) => {
      const answers = [client, approver, reader, stranger].map((one) => one.send(`${path}/${part}`))
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    expect(await statuses('image')).toEqual([200, 200, 403, 404])
    expect(await statuses('receipt')).toEqual([409, 409, 403, 404])
    await confirmPayment(shop, staff, record._id, 500.01)
    expect(await statuses('receipt')).toEqual([200, 200, 403, 404])
    expect((await reader.call(showRenovation, { params: { id } })).data.payment_records).toHaveLength(1)
    const other = await openPaidRoom()
    const crossed = await other.client.send(`/api/renovations/${other.id}/payment-records/${record._id}/image`)
    expect(crossed.status).toBe(404)
  })

  test('can be withdrawn by the member who submitted it, until it is decided', async () => {
    const { client, id, params } = await openPaidRoom()
    const approver = await join(id, 'APPROVE')
    const record = await handInPayment(shop, approver, params)
    const named = { params: { id, record_id: record._id }, body: {} }
    await expectRefusal(client.call(withdrawPaymentRecord, named), 409, 'illegal-transition')
    expect((await approver.call(withdrawPaymentRecord, named)).data.state).toBe('WITHDRAWN')
    await expectRefusal(approver.call(withdrawPaymentRecord, named), 409, 'illegal-transition')
    await expectRefusal(confirmPayment(shop, staff, record._id, 500.01), 409, 'already-decided')
    expect((await scheduleOf(client, id)).data[0]).toMatchObject({ state: 'DUE', open: 500.01 })
  })

  test('requires a contract in force and an open instalment', async () => {
    const { client, id, params } = await openPaidRoom()
    const record = await handInPayment(shop, client, params)
    await confirmPayment(shop, staff, record._id, 500.01)
    await expectRefusal(handInPayment(shop, client, params), 409, 'instalment-paid')
    expect((await scheduleOf(client, id)).data[0]).toMatchObject({ state: 'PAID', open: 0 })
    await shop.context.db.updateTable('renovations').set({ status: 'CLOSED' }).where('id', '=', id).execute()
    await expectRefusal(handInPayment(shop, client, params), 409, 'illegal-transition')
  })
})

describe('mails of payments', () => {
  async function mailsAbout(recordId: string) {
    const { rows } = await sql<{ data: Parameters<typeof sendPaymentMail>[1] }>`
      select data from pgboss.job where name = 'payment-mail' and data ->> 'recordId' = ${recordId} order by created_on`.execute(
      shop.context.db,
    )
    const sent: { id: string; to: string; subject: string; text: string; attachments: number }[] = []
    const context = {
      ...shop.context,
      mailer: {
        send: async (mail: Parameters<typeof shop.context.mailer.send>[0]) => {
          sent.push({ ...mail, attachments: mail.attachments?.length ?? 0 })
        },
      },
    }
    for (const { data } of rows) await sendPaymentMail(context, data)
    return sent
  }

  test('R61 go to the client and to members who may decide, once each, and not once outdated', async () => {
    const { client, id, params } = await openPaidRoom()
    const approver = await join(id, 'APPROVE')
    const reader = await join(id, 'READ')
    const record = await handInPayment(shop, client, params, { user_name: 'PAYER OF THE MAIL' })
    const received = await mailsAbout(record._id)
    expect(received.map(({ to }) => to).toSorted()).toEqual([client.email, approver.email].toSorted())
    expect(received.map(({ to }) => to)).not.toContain(reader.email)
    await confirmPayment(shop, staff, record._id, 500.01)
    const confirmed = await mailsAbout(record._id)
    expect(confirmed.map(({ subject, attachments }) => [subject, attachments])).toEqual([
      ['Payment confirmed: your receipt', 1],
      ['Payment confirmed: your receipt', 1],
    ])
    expect(new Set(confirmed.map((mail) => mail.id)).size).toBe(2)
    for (const mail of [...received, ...confirmed]) {
      expect(mail.subject).not.toMatch(/PAYER|500|HK\$/)
      expect(mail.text).not.toContain('PAYER OF THE MAIL')
    }
  })

  test('say what was stated and what is still open where less was received', async () => {
    const { client, params } = await openPaidRoom()
    const record = await handInPayment(shop, client, params)
    await confirmPayment(shop, staff, record._id, 480)
    const [mail] = await mailsAbout(record._id)
    expect(mail?.text).toMatch(/Amount you stated\s+HK\$500\.01/)
    expect(mail?.text).toMatch(/Received\s+HK\$480/)
    expect(mail?.text).toMatch(/Still open of the instalment\s+HK\$20\.01/)
  })

  test('state why a record was refused', async () => {
    const { client, params } = await openPaidRoom()
    const record = await handInPayment(shop, client, params)
    const body = { reason: 'The amount is cut off' }
    await staff.call(refusePaymentRecord, { params: { id: record._id }, body })
    const [mail] = await mailsAbout(record._id)
    expect(mail?.text).toContain('The amount is cut off')
    expect(mail?.text).toContain('HK$500.01')
  })
})

test('R33 keys of different requests are independent', async () => {
  const { client, params } = await openPaidRoom()
  const image = await uploadPicture(client)
  const idempotencyKey = newId()
  await handInPayment(shop, client, params, { image, idempotencyKey })
  const other = handInPayment(shop, client, params, { image, amount: 1, idempotencyKey })
  expect((await refusalOf(other)).code).toBe('idempotency-key-reused')
})
