import { addressOf } from '@fitout/contract/client.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import {
  acceptOnPaper,
  findStaffQuotation,
  importQuotationLines,
  readSignedPaper,
  uploadSignedPaper,
} from '@fitout/contract/staff/quotations.ts'
import { showRenovation } from '@fitout/contract/renovations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { beginDraft, sendQuotationTo } from '../../testing/quotations.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { csvFile, paperFile } from '../../testing/trail/example-files.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
beforeAll(async () => {
  shop = await openTestShop()
  staff = await openStaff(shop, 'manager')
  client = await openProvedMember(shop)
})
afterAll(async () => {
  await expectInvariants(shop.context.db)
  await shop.stop()
})

const head = 'group,kind,title_zh,title_en,qty,unit,unit_price,room'
const trades = ['demolition', 'masonry', 'plumbing', 'electrical', 'carpentry']

function rowsOf(count: number): string[][] {
  return Array.from({ length: count }, (_, at) => [
    trades[at % trades.length]!,
    'WORK',
    `項目${at}`,
    `Item ${at}`,
    '2.5',
    'SQFT',
    '10.01',
    'kitchen',
  ])
}

async function load(params: { id: string; version: string }, rows: string[][], dry_run: boolean) {
  const file = csvFile([head, ...rows.map((row) => row.join(','))])
  return (await staff.call(importQuotationLines, { params, query: { dry_run: dry_run ? 'true' : 'false' }, file })).data
}

test('R20 300 lines with 30 faults report row and column of each and write nothing; corrected, all are written', async () => {
  const id = await openRoomOf(shop, staff, client)
  const { version } = await beginDraft(staff, id, 'EMPTY')
  const params = { id, version: String(version) }
  const rows = rowsOf(300)
  const planted = [
    { column: 'group', at: 0, value: 'roofing', code: 'not-listed' },
    { column: 'kind', at: 1, value: 'GIFT', code: 'not-listed' },
    { column: 'title_zh', at: 2, value: '', code: 'required' },
    { column: 'qty', at: 4, value: 'many', code: 'not-number' },
    { column: 'unit', at: 5, value: 'MILE', code: 'not-listed' },
    { column: 'unit_price', at: 6, value: '-3', code: 'too-small' },
  ]
  const faulty = rows.map((row) => [...row])
  const expected = Array.from({ length: 30 }, (_, n) => {
    const { column, at, value, code } = planted[n % planted.length]!
    faulty[n * 10]![at] = value
    return [n * 10 + 2, column, code]
  })
  const refused = await load(params, faulty, false)
  expect(refused.faults.map(({ row, column, code }) => [row, column, code])).toEqual(expected)
  expect(refused.is_applied).toBe(false)
  const groups = async () => (await staff.call(findStaffQuotation, { params })).data.content.groups
  expect(await groups()).toEqual([])
  const rehearsed = await load(params, rows, true)
  expect([rehearsed.rows, rehearsed.faults, rehearsed.is_applied, (await groups()).length]).toEqual([300, [], false, 0])
  expect((await load(params, rows, false)).is_applied).toBe(true)
  const written = await groups()
  expect(written.map(({ key, lines, subtotal }) => [key, lines.length, subtotal])).toEqual(
    trades.map((key) => [key, 60, 1501.8]),
  )
  await expectRefusal(load(params, rowsOf(150), false), 422, 'too-many-rows')
})

test('a version signed on paper becomes the contract, stored with its scan', async () => {
  const id = await openRoomOf(shop, staff, client)
  const { params, sent } = await sendQuotationTo(staff, id)
  const { data: scan } = await staff.call(uploadSignedPaper, { params, file: paperFile() })
  const floor = sent.content.groups.find(({ key }) => key === 'flooring')!.lines[0]!.key
  const today = hongKongDay(new Date())
  const body = { file_id: scan.file_id, signed_on: today, name: '何小明', options: [floor] }
  const accept = (change: object = {}) => staff.call(acceptOnPaper, { params, body: { ...body, ...change } })
  await expectRefusal(accept({ file_id: crypto.randomUUID() }), 404, 'file-not-found')
  expect((await refusalOf(accept({ signed_on: hongKongDay(new Date(), 1) }))).errors).toMatchObject([
    { path: 'signed_on', code: 'day-too-far' },
  ])
  const { data }: Answer<typeof acceptOnPaper> = await accept()
  expect(data).toMatchObject({ status: 'ACCEPTED', acceptance: { typed_name: '何小明', on_paper: today } })
  const { data: room } = await client.call(showRenovation, { params: { id } })
  expect([room.status, room.cooling_off_until]).toEqual(['ACCEPTED', hongKongDay(new Date(), 7)])
  const paper = await staff.send(`/api${addressOf(readSignedPaper, params)}`)
  expect([paper.status, paper.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  await expectRefusal(accept(), 409, 'illegal-transition')
})
