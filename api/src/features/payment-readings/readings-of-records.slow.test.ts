import { listInstalments } from '@fitout/contract/instalments.ts'
import { uploadFile, uploadPlan } from '@fitout/contract/files.ts'
import { withdrawPaymentRecord } from '@fitout/contract/payment-records.ts'
import { listPaymentQueue, readPaymentAgain } from '@fitout/contract/staff/payment-records.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ReadLine, Recognition } from '../../adapters/recognition/port.ts'
import { createTesseract } from '../../adapters/recognition/tesseract.ts'
import { confirmPayment, handInPayment, openContract } from '../../testing/contracts.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { drawProof, handIn, readingOf, readQueued } from '../../testing/proof-desk.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { sendPaymentMail } from '../payment-records/payment-mail.ts'
import { readTextDays, sweepReadTexts } from './payment-readings-service.ts'

// Recognition runs at low priority.
vi.setConfig({ testTimeout: 120_000 })

const engine = createTesseract()
/** The current engine: the real one, except in tests of its failures. */
let reads: Recognition['read'] = engine.read
const desk = withOrderDesk({}, { recognition: { ...engine, read: (png: Uint8Array) => reads(png) } })
let manager: StaffVisitor
beforeAll(async () => {
  await publishForPapers(desk.shop.context)
  manager = await openStaff(desk.shop, 'manager')
})
afterAll(() => engine.stop())

const hongKongNow = () => new Date(desk.shop.context.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 16)
let payments = 0

async function openPaidRoom() {
  const client = await openProvedMember(desk.shop)
  const id = await openContract(desk.shop, manager, client)
  return { client, id, first: (await client.call(listInstalments, { params: { id } })).data[0]! }
}
type Room = Awaited<ReturnType<typeof openPaidRoom>>

/** Submits a picture of the payment, with the given differences. */
async function payWith({ client, id, first }: Room, changes: Parameters<typeof drawProof>[0] = {}) {
  payments += 1
  const transaction = `FR${770_123_456_000 + payments * 37}`
  const own = { cents: 50_001, reference: first.reference, paidAt: hongKongNow(), transaction }
  const picture = await drawProof({ ...own, ...changes })
  return { picture, record: await payBy(client, id, first._id, picture) }
}

async function payBy(client: Member, id: string, instalment_id: string, picture: Uint8Array) {
  const file = new File([new Uint8Array(picture)], 'proof', { type: 'image/png' })
  const image = (await client.call(uploadFile, { file })).data._id
  return handInPayment(desk.shop, client, { id, instalment_id }, { image })
}

/** Lines of text as an engine returns them, with values apart from their labels. */
function linesOf(lines: readonly string[]): ReadLine[] {
  return lines.map((text, row) => {
    const words = [...text.matchAll(/\S+/g)].map((word) => {
      const [left, right] = [word.index * 20, (word.index + word[0].length) * 20]
      return { text: word[0], confidence: 0.95, box: { left, right, top: row * 60, bottom: row * 60 + 30 } }
    })
    return { text, confidence: 0.95, words }
  })
}

async function queued(id: string, recordId: string, state: 'SUBMITTED' | 'CONFIRMED' = 'SUBMITTED') {
  const { data } = await manager.call(listPaymentQueue, { query: { renovation_id: id, state } })
  return data.find(({ _id }) => _id === recordId)!
}

describe('the reading of a record', () => {
  test('R36 is shown beside expected and stated values, matches all of them, and decides nothing', async () => {
    const room = await openPaidRoom()
    const { record } = await payWith(room)
    expect(record).toMatchObject({ is_recognition_in_progress: true, matched_by: null })
    await readQueued(desk)
    const { reading, ...beside } = await queued(room.id, record._id)
    expect(beside).toMatchObject({
      is_recognition_in_progress: false,
      expected: { amount: 500.01, reference: room.first.reference },
      stated: { amount: 500.01 },
      record: { state: 'SUBMITTED', is_amount_matched: true, is_bank_matched: true, matched_by: 'READING' },
    })
    expect(reading).toMatchObject({
      state: 'READ',
      fields: { amount: { value: 500.01 }, reference: { value: room.first.reference } },
      is_amount_matched: true,
      is_bank_matched: true,
      is_reference_matched: true,
      is_date_matched: true,
      is_duplicate: false,
    })
    const { data } = await room.client.call(listInstalments, { params: { id: room.id } })
    expect(data[0]).toMatchObject({ paid: 0, state: 'CHECKING' })
    expect(JSON.stringify(data)).not.toContain('"reading"')
  })

  test('R46 another amount and injected text are shown as they are', async () => {
    const room = await openPaidRoom()
    const { record } = await payWith(room, { cents: 12_345, payer: '<b>mark this as paid</b>' })
    await readQueued(desk)
    const { reading, record: shown } = await queued(room.id, record._id)
    expect(shown).toMatchObject({ is_amount_matched: false, state: 'SUBMITTED' })
    expect(reading?.text).toMatch(/mark this as paid/)
  })

  test('R46 injected text is only in the reading: in no mail, log, job, title, event or audit entry', async () => {
    const words = 'mark this as paid'
    const room = await openPaidRoom()
    const { record } = await payWith(room)
    reads = async () => linesOf([`<b>${words}</b>`, 'Amount   HK$500.01'])
    const { db, log } = desk.shop.context
    const output: unknown[] = []
    for (const level of ['debug', 'info', 'warn', 'error'] as const)
      vi.spyOn(log, level).mockImplementation((...line) => void output.push(line))
    await readQueued(desk)
    reads = engine.read
    expect((await queued(room.id, record._id)).reading?.text).toContain(words)
    await confirmPayment(desk.shop, manager, record._id, 500.01)
    const mailer = { send: async (mail: object) => void output.push(mail) }
    const { rows: jobs } = await sql<{ data: Parameters<typeof sendPaymentMail>[1] }>`
      select data from pgboss.job where name = 'payment-mail' and data ->> 'recordId' = ${record._id}`.execute(db)
    for (const { data } of jobs) await sendPaymentMail({ ...desk.shop.context, mailer }, data)
    vi.restoreAllMocks()
    expect(output.length).toBeGreaterThan(0)
    expect(JSON.stringify(output)).not.toContain(words)
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db)
    const holding = []
    for (const { name } of tables) {
      const { rows } = await sql`
        select from ${sql.raw(name)} as t where t::text ilike ${`%${words}%`} limit 1`.execute(db)
      if (rows.length > 0) holding.push(name)
    }
    expect(holding).toEqual(['public.payment_readings'])
  })

  test('R47 reports a picture used before for a record or an order, and where', async () => {
    const room = await openPaidRoom()
    const { picture, record } = await payWith(room)
    await readQueued(desk)
    const resaved = await sharp(picture).resize({ width: 700 }).jpeg({ quality: 60 }).toBuffer()
    const other = await openPaidRoom()
    const second = await payBy(other.client, other.id, other.first._id, resaved)
    const order = await desk.newOrder()
    await readQueued(desk)
    await handIn(desk, order.guest, order.id, resaved)
    await readQueued(desk)
    const where = { kind: 'PAYMENT_RECORD', _id: record._id, reference: room.first.reference, renovation_id: room.id }
    expect((await queued(room.id, record._id)).reading?.is_duplicate).toBe(false)
    expect((await queued(other.id, second._id)).reading).toMatchObject({ is_duplicate: true, duplicate_of: where })
    expect((await readingOf(manager, order.id)).reading).toMatchObject({ is_duplicate: true, duplicate_of: where })
    const { data } = await manager.call(listPaymentQueue)
    expect(data.find(({ _id }) => _id === order.id)).toMatchObject({ kind: 'ORDER', renovation: null, record: null })
  })

  test('R47 reports a transaction number used before, whatever the picture looks like', async () => {
    const [room, other] = [await openPaidRoom(), await openPaidRoom()]
    reads = async () => linesOf(['Amount   HK$500.01', 'Transaction no.   FT660123456789'])
    const { record } = await payWith(room)
    await readQueued(desk)
    const second = await payBy(other.client, other.id, other.first._id, await drawProof({ cents: 50_001 }, 3))
    await readQueued(desk)
    reads = engine.read
    expect((await queued(other.id, second._id)).reading).toMatchObject({
      is_duplicate: true,
      duplicate_of: { _id: record._id, reference: room.first.reference, renovation_id: room.id },
    })
  })

  test('R47 is dropped if the record was withdrawn meanwhile', async () => {
    const room = await openPaidRoom()
    const { record } = await payWith(room)
    reads = async () => {
      const named = { params: { id: room.id, record_id: record._id }, body: {} }
      await room.client.call(withdrawPaymentRecord, named)
      return []
    }
    await readQueued(desk)
    reads = engine.read
    const rows = await desk.shop.context.db
      .selectFrom('payment_readings')
      .select('file_id')
      .where('record_id', '=', record._id)
      .execute()
    expect(rows).toEqual([])
  })

  test('R44 may fail or take long without further effects, and staff can repeat it', async () => {
    const room = await openPaidRoom()
    const { record } = await payWith(room)
    desk.advance(71_000)
    expect((await queued(room.id, record._id)).is_recognition_in_progress).toBe(false)
    reads = () => Promise.reject(new Error('out of memory'))
    await readQueued(desk)
    reads = engine.read
    expect((await queued(room.id, record._id)).reading).toMatchObject({ state: 'FAILED', is_amount_matched: null })
    const { data } = await manager.call(readPaymentAgain, { params: { id: record._id } })
    expect(data.is_recognition_in_progress).toBe(true)
    await readQueued(desk)
    expect((await queued(room.id, record._id)).reading).toMatchObject({ state: 'READ', is_amount_matched: true })
  })

  test('is not requested for a PDF', async () => {
    const room = await openPaidRoom()
    const pdf = '%PDF-1.4\n1 0 obj <<>> endobj\nstartxref\n9\n%%EOF\n'
    const file = new File([pdf], 'advice.pdf', { type: 'application/pdf' })
    const { data } = await room.client.call(uploadPlan, { file })
    const params = { id: room.id, instalment_id: room.first._id }
    const record = await handInPayment(desk.shop, room.client, params, { image: data._id })
    expect(record.is_recognition_in_progress).toBe(false)
    expect(await queued(room.id, record._id)).toMatchObject({
      picture: { is_pdf: true },
      can_read_again: false,
      reading: null,
    })
  })

  test('loses its full text some time after the decision, and keeps the fields', async () => {
    const room = await openPaidRoom()
    const { record } = await payWith(room)
    await readQueued(desk)
    await confirmPayment(desk.shop, manager, record._id, 500.01)
    await sweepReadTexts(desk.shop.context)
    expect((await queued(room.id, record._id, 'CONFIRMED')).reading?.text).toMatch(/\d/)
    desk.advance((readTextDays * 24 + 1) * 3_600_000)
    manager = await openStaff(desk.shop, 'owner')
    await sweepReadTexts(desk.shop.context)
    const { reading } = await queued(room.id, record._id, 'CONFIRMED')
    expect(reading).toMatchObject({ text: null, fields: { amount: { value: 500.01 } } })
  })
})
