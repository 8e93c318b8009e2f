import { setTimeout as pause } from 'node:timers/promises'
import { listDefects } from '@fitout/contract/defects.ts'
import { listInstalments } from '@fitout/contract/instalments.ts'
import { ownQuotations, showQuotation } from '@fitout/contract/quotations.ts'
import { listRenovationFiles } from '@fitout/contract/renovation-files.ts'
import { listRenovationEvents, ownRenovations, showRenovation } from '@fitout/contract/renovations.ts'
import { listMessages, writeMessage } from '@fitout/contract/renovation-messages.ts'
import { listSiteReports } from '@fitout/contract/site-reports.ts'
import { showWorks } from '@fitout/contract/stages.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Recognition } from './adapters/recognition/port.ts'
import { createTesseract } from './adapters/recognition/tesseract.ts'
import { openContract } from './testing/contracts.ts'
import { fix, handOver, openInspection, raiseByClient, raiseByStaff } from './testing/handovers.ts'
import { type Member, openProvedMember } from './testing/members.ts'
import { publishForPapers } from './testing/publish-constants.ts'
import { drawPicture } from './testing/payment-pictures/draw-picture.ts'
import { layouts } from './testing/payment-pictures/layouts.ts'
import { madeUpPayment } from './testing/payment-pictures/made-up-payment.ts'
import { line, saveLines, send, writeQuotation } from './testing/quotations.ts'
import { openRoomOf, shareDrawing, shareFile } from './testing/renovations.ts'
import { openStaff, type StaffVisitor } from './testing/staff.ts'
import { countStatements } from './testing/statements.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { filmFile, modelFile, pictureFile } from './testing/trail/example-files.ts'

let shop: TestShop
let staff: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  await publishForPapers(shop.context)
  staff = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const middle = (times: number[], share = 0.5) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

async function timed(call: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await call()
  return performance.now() - from
}

/** A version with this many lines in each of four trades. */
async function sendLines(client: Member, each: number): Promise<string> {
  const id = await openRoomOf(shop, staff, client)
  const { params } = await writeQuotation(staff, id)
  for (const trade of ['demolition', 'masonry', 'flooring', 'painting'] as const) {
    const lines = Array.from({ length: each }, (_, at) => line(`Works ${at} 工程`, { unit_price: 100 + at }))
    await saveLines(staff, params, trade, lines)
  }
  await send(staff, params)
  return id
}

/** Every call that shows the room; its screens make no other calls except for files. */
function callsOf(client: Member, id: string) {
  const params = { id }
  return {
    room: () => client.call(showRenovation, { params }),
    versions: () => client.call(ownQuotations, { params }),
    version: () => client.call(showQuotation, { params: { id, version: '1' } }),
    instalments: () => client.call(listInstalments, { params }),
    works: () => client.call(showWorks, { params }),
    messages: () => client.call(listMessages, { params }),
    log: () => client.call(listRenovationEvents, { params }),
    reports: () => client.call(listSiteReports, { params }),
    defects: () => client.call(listDefects, { params }),
    files: () => client.call(listRenovationFiles, { params }),
  }
}

async function countedFor(client: Member, id: string): Promise<[name: string, statements: number][]> {
  const counts: [string, number][] = []
  for (const [name, call] of Object.entries(callsOf(client, id))) {
    counts.push([name, (await countStatements(call)).length])
  }
  return counts
}

/** Of an accepted quotation with its stages and instalments, and of one that waits. */
const statementsAtMost = 12

test('R17 each call of the room takes at most 12 statements, as many with 300 lines as with four', async () => {
  const client = await openProvedMember(shop)
  const [small, large] = [await sendLines(client, 1), await sendLines(client, 75)]
  const contract = await openContract(shop, staff, client)
  await countedFor(client, small)
  const few = await countedFor(client, small)
  expect(await countedFor(client, large)).toEqual(few)
  const beyond = [...few, ...(await countedFor(client, contract))].filter(([, count]) => count > statementsAtMost)
  expect(beyond).toEqual([])
  // Eight clients read the long one at once; the short one in the same minute measures the speed of the machine.
  const readers = async (id: string) => {
    const times: number[] = []
    const read = () => client.call(showQuotation, { params: { id, version: '1' } })
    const one = async () => {
      for (let round = 0; round < 10; round += 1) times.push(await timed(read))
    }
    await Promise.all(Array.from({ length: 8 }, one))
    return middle(times)
  }
  const yardstick = await readers(small)
  expect(await readers(large)).toBeLessThan(Math.max(100, yardstick * 6))
})

/** Defects, certificate, warranties, and file metadata: one statement each. */
const nearItsEnd = 16

/** A handed-over room with this many of everything that it accumulates. */
async function openHandedOver(client: Member, many: number): Promise<string> {
  const id = await openInspection(shop, staff, client)
  for (let turn = 0; turn < many; turn += 1) {
    await raiseByClient(client, id, { text: `Scratch ${turn}` })
    await fix(staff, id, (await raiseByStaff(staff, id, { text: `Hollow tile ${turn}` }))._id)
    await shareDrawing(staff, id)
    await shareFile(staff, id, { kind: 'MODEL', title: 'Living room', file: await modelFile() })
    await shareFile(staff, id, { kind: 'IMAGE', title: 'Tiles', file: await pictureFile() })
    await shareFile(staff, id, { kind: 'VIDEO', title: 'A walk', file: filmFile() })
    await client.call(writeMessage, { params: { id }, body: { text: `Message ${turn}` } })
  }
  await handOver(shop, staff, client, id)
  return id
}

test('R17 a room near its end takes as many statements with much content as with little, and at most 16', async () => {
  const client = await openProvedMember(shop)
  const [little, much] = [await openHandedOver(client, 1), await openHandedOver(client, 12)]
  await countedFor(client, little)
  const few = await countedFor(client, little)
  expect(await countedFor(client, much)).toEqual(few)
  expect(few.filter(([name, count]) => count > (name === 'room' ? nearItsEnd : statementsAtMost))).toEqual([])
})

const isThorough = inject('isThorough')
const load = isThorough
  ? { rooms: 200, clients: 50, milliseconds: 300_000 }
  : { rooms: 4, clients: 12, milliseconds: 2000 }
/** The times of one client, which measure the speed of the machine. */
const yardstickMilliseconds = Math.min(30_000, load.milliseconds)

type Beside = { milliseconds?: number; drawers?: number; engine?: Recognition }

/** The times of this many clients that read and write in turn, and how much was drawn and read meanwhile. */
async function visitTogether(
  rooms: { id: string; client: Member }[],
  clients: number,
  { milliseconds = load.milliseconds, drawers = 0, engine }: Beside = {},
) {
  const reads = [showRenovation, listInstalments, ownQuotations, showWorks, listMessages, listRenovationEvents] as const
  const ask = async (at: number, round: number) => {
    const { id, client } = rooms[at % rooms.length] as (typeof rooms)[number]
    const call = reads[round % (reads.length + 2)]
    if (call) return client.call(call as typeof showRenovation, { params: { id } })
    if (round % 2 === 0) return client.call(ownRenovations, { query: {} })
    return client.call(writeMessage, { params: { id }, body: { text: `When do you come? ${round}` } })
  }
  const until = performance.now() + milliseconds
  const times: number[] = []
  const visit = async (at: number) => {
    for (let round = at; performance.now() < until; round += 1) {
      times.push(await timed(() => ask(at, round)))
      // As long as people look at a screen.
      await pause(1000 + Math.random() * 2000)
    }
  }
  let papers = 0
  const draw = async (at: number) => {
    for (; performance.now() < until; papers += 1) {
      const { id, client } = rooms[at % rooms.length] as (typeof rooms)[number]
      const response = await client.send(`/api/renovations/${id}/quotations/1/pdf?language=en`)
      expect(response.status).toBe(200)
      await response.arrayBuffer()
    }
  }
  let readings = 0
  const read = async (by: Recognition) => {
    const [layout] = layouts
    if (!layout) return
    const picture = await drawPicture(layout, madeUpPayment(1, 'en', 'fps'))
    for (; performance.now() < until; readings += 1) expect((await by.read(picture)).length).toBeGreaterThan(0)
  }
  // A failed call throws.
  const all = (count: number, one: (at: number) => Promise<void>) => Array.from({ length: count }, (_, at) => one(at))
  await Promise.all([...all(clients, visit), ...all(drawers, draw), ...(engine ? [read(engine)] : [])])
  return { answered: times.length, median: middle(times), p95: middle(times, 0.95), papers, readings }
}

test(
  'R63 many concurrent clients are answered correctly and soon, even while documents are drawn and pictures read',
  { timeout: 1_800_000 },
  async ({ onTestFinished }) => {
    const engine = createTesseract()
    onTestFinished(() => engine.stop())
    const rooms: { id: string; client: Member }[] = []
    const clients: Member[] = []
    while (clients.length < Math.min(load.clients, load.rooms)) clients.push(await openProvedMember(shop))
    while (rooms.length < load.rooms) {
      const client = clients[rooms.length % clients.length] as Member
      rooms.push({ client, id: await openContract(shop, staff, client) })
    }
    // One client in the same minute measures the speed of the machine.
    const one = await visitTogether(rooms, 1, { milliseconds: yardstickMilliseconds })
    const alone = await visitTogether(rooms, load.clients)
    const beside = await visitTogether(rooms, load.clients, { drawers: 2, engine })
    expect(beside.papers).toBeGreaterThan(0)
    expect(beside.readings).toBeGreaterThan(0)
    expect(beside.answered).toBeGreaterThan(load.clients)
    const soon = Math.max(300, 4 * one.p95)
    expect(alone.p95).toBeLessThanOrEqual(soon)
    expect(beside.p95).toBeLessThanOrEqual(soon)
    // Below this a difference is not noticeable.
    expect(beside.p95).toBeLessThanOrEqual(Math.max(100, 2 * alone.p95))
  },
)
