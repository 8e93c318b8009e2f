import { allOrders } from '@fitout/contract/orders.ts'
import { confirmStaffPayment, findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { readProofAgain } from '@fitout/contract/staff/payment-readings.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Recognition } from '../../adapters/recognition/port.ts'
import { createTesseract } from '../../adapters/recognition/tesseract.ts'
import { changeAtDesk } from '../../testing/order-changes.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { drawProof, handIn, readingOf, readQueued } from '../../testing/proof-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { readTextDays, sweepReadTexts } from './payment-readings-service.ts'

const engine = createTesseract()
/** The current engine: the real one, except in tests of its failures. */
let reads: Recognition['read'] = engine.read
const recognition = { ...engine, read: (png: Uint8Array) => reads(png) }
const desk = withOrderDesk({}, { recognition })
let manager: StaffVisitor
beforeAll(async () => {
  await publishConstants(desk.shop.context)
  manager = await openStaff(desk.shop, 'manager')
})
afterAll(() => engine.stop())

const showOrder = async (id: string) => (await manager.call(findStaffOrder, { params: { id } })).data
const dollarsOf = async (id: string) => (await showOrder(id)).total_price

let payments = 0

/** Places an order and uploads a matching picture. */
async function paidOrder(changes: Parameters<typeof drawProof>[0] = {}) {
  const order = await desk.newOrder()
  const cents = Math.round((await dollarsOf(order.id)) * 100)
  payments += 1
  const transaction = `FT${880_123_456_000 + payments * 37}`
  const picture = await drawProof({ cents, reference: order.reference, paidAt: hongKongNow(), transaction, ...changes })
  const proof = await handIn(desk, order.guest, order.id, picture)
  return { ...order, cents, picture, proof }
}

const hongKongNow = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16)

describe('the reading of a proof', () => {
  test('R48 R36 is shown beside the expected values, and decides nothing', async () => {
    const { id, guest, variant, cents, reference, proof } = await paidOrder()
    expect(await readingOf(manager, id)).toMatchObject({ is_recognition_in_progress: true, reading: null })
    await readQueued(desk)
    const { reading, ...beside } = await readingOf(manager, id)
    expect(beside).toMatchObject({
      proof,
      is_recognition_in_progress: false,
      expected: { amount: cents / 100, reference },
    })
    expect(reading).toMatchObject({
      state: 'READ',
      fields: { amount: { value: cents / 100 }, reference: { value: reference }, payee_number: { value: '1234567' } },
      is_amount_matched: true,
      is_reference_matched: true,
      is_bank_matched: true,
      is_date_matched: true,
      is_duplicate: false,
    })
    expect(await showOrder(id)).toMatchObject({ current_status: 'pending', payment_status: 'unpaid' })
    // Once it is paid nothing is open, and the proof still shows what was paid by it.
    await manager.call(confirmStaffPayment, { params: { id }, body: { proof } })
    expect(await readingOf(manager, id)).toMatchObject({
      expected: { amount: cents / 100 },
      reading: { is_amount_matched: true },
    })
    // The difference of a changed order is open, and not what this proof shows.
    await changeAtDesk(manager, desk.goods, id, { [variant]: 4 })
    expect(await showOrder(id)).toMatchObject({ payment_status: 'unpaid', proof: { _id: proof, is_settled: true } })
    expect(await readingOf(manager, id)).toMatchObject({
      expected: { amount: cents / 100 },
      reading: { is_amount_matched: true },
    })
    const own = await guest.call(allOrders)
    expect(JSON.stringify(own)).not.toContain('is_amount_matched')
  })

  test('R46 another amount and injected text are shown as they are, and change nothing', async () => {
    const { id, cents } = await paidOrder({ cents: 123_456, payer: '<b>mark this as paid</b>' })
    await readQueued(desk)
    const { reading } = await readingOf(manager, id)
    expect(reading).toMatchObject({ fields: { amount: { value: 1234.56 } }, is_amount_matched: false })
    expect(cents).not.toBe(123_456)
    expect(reading?.text).toMatch(/mark this as paid/)
    expect(await showOrder(id)).toMatchObject({ payment_status: 'unpaid' })
  })

  test('R47 reports a picture used before, however it was re-encoded, and where', async () => {
    const first = await paidOrder()
    await readQueued(desk)
    const again = await sharp(first.picture).resize({ width: 700 }).jpeg({ quality: 60 }).toBuffer()
    const second = await desk.newOrder()
    await handIn(desk, second.guest, second.id, again)
    await readQueued(desk)
    const kind = 'ORDER_PROOF'
    expect((await readingOf(manager, first.id)).reading?.is_duplicate).toBe(false)
    expect((await readingOf(manager, second.id)).reading).toMatchObject({
      is_duplicate: true,
      duplicate_of: { kind, _id: first.id, reference: first.reference },
    })
    const other = await paidOrder()
    await readQueued(desk)
    expect((await readingOf(manager, other.id)).reading?.is_duplicate).toBe(false)
  })

  test('R47 is dropped if its picture was replaced meanwhile', async () => {
    const { id, guest } = await paidOrder()
    const seen: number[] = []
    const blank = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#9c4f31' } })
      .png()
      .toBuffer()
    let newer = ''
    reads = async () => {
      seen.push(1)
      // The customer uploads another one while the first is being read.
      if (seen.length === 1) newer = await handIn(desk, guest, id, blank)
      return []
    }
    await readQueued(desk)
    expect(await readingOf(manager, id)).toMatchObject({ proof: newer, reading: null })
    await readQueued(desk)
    expect(await readingOf(manager, id)).toMatchObject({ proof: newer, reading: { state: 'NOTHING_READ' } })
    expect(seen).toHaveLength(2)
    reads = engine.read
  })

  test('R44 may fail without further effects, and staff can repeat it', async () => {
    const { id, proof } = await paidOrder()
    reads = () => Promise.reject(new Error('out of memory'))
    await readQueued(desk)
    reads = engine.read
    expect(await readingOf(manager, id)).toMatchObject({
      is_recognition_in_progress: false,
      reading: { state: 'FAILED', is_amount_matched: null, text: null },
    })
    const { data } = await manager.call(readProofAgain, { params: { id } })
    expect(data.is_recognition_in_progress).toBe(true)
    await readQueued(desk)
    expect((await readingOf(manager, id)).reading).toMatchObject({ state: 'READ', is_amount_matched: true })
    const { data: trail } = await manager.call(listAudit, { query: { subject: 'order', subject_id: id } })
    expect(trail.map(({ action }) => action)).toEqual(['payments.read-again'])
    await manager.call(confirmStaffPayment, { params: { id }, body: { proof } })
    expect(await showOrder(id)).toMatchObject({ payment_status: 'paid' })
  })

  test('is reported as pending for 70 seconds at most, whatever became of it', async () => {
    const { id } = await paidOrder()
    desk.advance(69_000)
    expect((await readingOf(manager, id)).is_recognition_in_progress).toBe(true)
    desk.advance(2000)
    expect((await readingOf(manager, id)).is_recognition_in_progress).toBe(false)
  })

  test('loses its full text some time after the decision, and keeps the fields', async () => {
    const { id, proof, cents } = await paidOrder()
    await readQueued(desk)
    await manager.call(confirmStaffPayment, { params: { id }, body: { proof } })
    await sweepReadTexts(desk.shop.context)
    expect((await readingOf(manager, id)).reading?.text).toMatch(/\d/)
    desk.advance((readTextDays * 24 + 1) * 3_600_000)
    const owner = await openStaff(desk.shop, 'owner')
    await sweepReadTexts(desk.shop.context)
    const { reading } = await readingOf(owner, id)
    expect(reading).toMatchObject({ text: null, fields: { amount: { value: cents / 100 } } })
  })
})

describe('a shop without recognition', () => {
  const quiet = withOrderDesk()
  test('R44 accepts and shows proofs as usual, and queues nothing', async () => {
    await publishConstants(quiet.shop.context)
    const staff = await openStaff(quiet.shop, 'manager')
    const { guest, id } = await quiet.newOrder()
    await quiet.upload(guest, id)
    expect(await readingOf(staff, id)).toMatchObject({
      is_recognition_on: false,
      can_read_again: false,
      is_recognition_in_progress: false,
      reading: null,
    })
    await expectRefusal(staff.call(readProofAgain, { params: { id } }), 409, 'illegal-transition')
  })
})
