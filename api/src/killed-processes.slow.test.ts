import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, CallError } from '@fitout/contract/client.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { listInstalments } from '@fitout/contract/instalments.ts'
import { submitPaymentRecord } from '@fitout/contract/payment-records.ts'
import { confirmPaymentRecord } from '@fitout/contract/staff/payment-records.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type ApiProcess, startApiProcess } from './testing/api-process.ts'
import { openContract } from './testing/contracts.ts'
import { expectInvariants } from './testing/expect-invariants.ts'
import { type Member, openProvedMember } from './testing/members.ts'
import { publishConstants } from './testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from './testing/staff.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { uploadPicture } from './testing/visitors.ts'

const rounds = inject('isThorough') ? 10 : 1
const atOnce = inject('isThorough') ? 5 : 2

let shop: TestShop
let staff: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  await publishConstants(shop.context)
  staff = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

/**
 * A room in which payments are submitted and confirmed one after the other; unanswered calls are sent again with their
 * idempotency keys.
 */
type Room = {
  id: string
  client: Member
  instalment: string
  waiting: Payment | undefined
  begun: number
  /** Calls that were answered. */
  answered: number
}
type Payment = { keys: [string, string]; image: string; record?: string }

async function openPaidRoom(): Promise<Room> {
  const client = await openProvedMember(shop)
  const id = await openContract(shop, staff, client, { total: 1_000_000 })
  const { data } = await client.call(listInstalments, { params: { id } })
  return { id, client, instalment: data[0]!._id, waiting: undefined, begun: 0, answered: 0 }
}

const today = () => hongKongDay(shop.context.clock.now())

/** The next step of a room's payment; false once there is no answer. */
async function goOn(room: Room, callOf: (token: string) => Call): Promise<boolean> {
  if (!room.waiting) {
    const keys: Payment['keys'] = [crypto.randomUUID(), crypto.randomUUID()]
    room.waiting = { keys, image: await uploadPicture(room.client) }
    room.begun += 1
  }
  const payment = room.waiting
  try {
    if (!payment.record) {
      const fields = { channel: 'FPS', bank_number: '1234567', amount: 1, user_name: 'CHAN TAI MAN' } as const
      const params = { id: room.id, instalment_id: room.instalment }
      const body = { ...fields, paid_on: today(), image: payment.image }
      const call = callOf(room.client.token)
      payment.record = (await call(submitPaymentRecord, { params, body, idempotencyKey: payment.keys[0] })).data._id
      return true
    }
    const seen = { is_amount_matched: true, is_bank_matched: true, received_amount: 1, received_on: today() } as const
    const confirm = { params: { id: payment.record }, body: seen, idempotencyKey: payment.keys[1] }
    await callOf(staff.token)(confirmPaymentRecord, confirm)
    room.waiting = undefined
    return true
  } catch (error) {
    // The killed process may hold the key for the moment until the database notices.
    if (error instanceof CallError && error.problem.code === 'request-in-progress') return true
    if (error instanceof CallError && error.problem.status < 500) throw error
    return false
  }
}

async function workUntilKilled(api: ApiProcess, room: Room): Promise<void> {
  while (await goOn(room, api.visitor)) room.answered += 1
}

/** After some answers, at a random moment of the next call. */
async function killSoon({ pid }: ApiProcess, room: Room): Promise<void> {
  const enough = room.answered + randomInt(2, 8)
  while (room.answered < enough) await pause(1)
  await pause(randomInt(0, 40))
  if (pid) process.kill(pid, 'SIGKILL')
}

test('R64 no work in progress is lost or duplicated when processes are killed', async () => {
  const rooms: Room[] = []
  while (rooms.length < atOnce) rooms.push(await openPaidRoom())
  for (let round = 0; round < rounds; round += 1) {
    const processes = await Promise.all(rooms.map(() => startApiProcess(shop)))
    const working = processes.map((api, at) => workUntilKilled(api, rooms[at]!))
    await Promise.all([...working, ...processes.map((api, at) => killSoon(api, rooms[at]!))])
  }
  for (const room of rooms) {
    while (room.waiting) await goOn(room, (token) => shop.visitor({ token }))
    const { rows } = await sql<{ records: number; confirmed: number; allotted: number; events: number }>`
      select
        (select count(*)::int from payment_records where renovation_id = ${room.id}) as records,
        (select count(*)::int from payment_records where renovation_id = ${room.id} and state = 'CONFIRMED') as confirmed,
        (select sum(cents)::int from payment_allocations where renovation_id = ${room.id}) as allotted,
        (select count(*)::int from renovation_events where renovation_id = ${room.id}
          and action in ('payment-recorded', 'payment-confirmed')) as events`.execute(shop.context.db)
    const { begun } = room
    expect(rows).toEqual([{ records: begun, confirmed: begun, allotted: begun * 100, events: begun * 2 }])
    expect(begun).toBeGreaterThan(rounds)
  }
  const { rows: twice } = await sql`
    select data from pgboss.job where name = 'payment-mail' group by data having count(*) > 1`.execute(shop.context.db)
  expect(twice).toEqual([])
  await expectInvariants(shop.context.db)
}, 600_000)
