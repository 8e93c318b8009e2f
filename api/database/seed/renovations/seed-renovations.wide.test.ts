import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { ownAppointments } from '@fitout/contract/appointments.ts'
import { listSiteReports } from '@fitout/contract/site-reports.ts'
import { showWorks } from '@fitout/contract/stages.ts'
import { ownQuotations, showQuotation, showQuotationChanges } from '@fitout/contract/quotations.ts'
import { listDefects } from '@fitout/contract/defects.ts'
import { listInstalments } from '@fitout/contract/instalments.ts'
import { listRenovationFiles } from '@fitout/contract/renovation-files.ts'
import { listMessages } from '@fitout/contract/renovation-messages.ts'
import { ownRenovations, showRenovation } from '@fitout/contract/renovations.ts'
import { listPaymentQueue } from '@fitout/contract/staff/payment-records.ts'
import { listVisitsOfRenovation } from '@fitout/contract/staff/renovations.ts'
import { showVariation } from '@fitout/contract/variations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putDemoPeople } from '../../../../scripts/seeding.ts'
import { type Member, signIn } from '../../../src/testing/members.ts'
import { createTesseract } from '../../../src/adapters/recognition/tesseract.ts'
import { readQueued } from '../../../src/testing/proof-desk.ts'
import { openSeededShop } from '../../../src/testing/seeded-shop.ts'
import { openStaff } from '../../../src/testing/staff.ts'
import type { TestShop } from '../../../src/testing/test-shop.ts'

let shop: TestShop
let client: Omit<Member, 'phone'>
let rooms: Map<string | null, string>

beforeAll(async () => {
  shop = await openSeededShop({ recognition: createTesseract() })
  const { client: demo } = await putDemoPeople(shop.context)
  client = await signIn(shop, demo.email, demo.password, { locale: 'zh' })
  rooms = new Map((await client.call(ownRenovations)).data.map(({ _id, district }) => [district, _id]))
}, 120_000)
afterAll(() => shop.stop())

const day = (ahead: number) => hongKongDay(new Date(), ahead)
const idOf = (district: string) => rooms.get(district) ?? ''

test('each card says who acts next, and what else waits for the client besides quotation and payment', async () => {
  const { data: cards } = await client.call(ownRenovations)
  expect(cards.map(({ district, waits_for, asks }) => [district, waits_for, asks])).toEqual([
    ['sha-tin', 'CLIENT', null],
    ['eastern', 'CLIENT', 'VARIATION'],
    ['central-and-western', 'CLIENT', 'DEFECTS'],
  ])
  for (const { _id: id, waits_for } of cards) {
    expect((await client.call(showRenovation, { params: { id } })).data.waits_for).toBe(waits_for)
  }
})

test('R65 the flat in Sha Tin was measured nine days ago and waits for an answer to a second version', async () => {
  const id = idOf('sha-tin')
  const { data: room } = await client.call(showRenovation, { params: { id } })
  expect(room).toMatchObject({ status: 'QUOTED', saleable_sqft: 430, right: 'CLIENT', waits_for: 'CLIENT' })

  const [measured] = (await client.call(ownAppointments)).data
  expect(measured).toMatchObject({ kind: 'MEASUREMENT', status: 'DONE' })
  const owner = await openStaff(shop)
  const { data: visits } = await owner.call(listVisitsOfRenovation, { params: { id } })
  expect(visits.map(({ _id, is_own }) => [_id, is_own])).toEqual([[measured?._id, true]])
  // Or on the studio's last opening day before.
  const measuredOn = hongKongDay(new Date(measured?.starts_at ?? 0))
  expect([day(-9), day(-10), day(-11), day(-12)]).toContain(measuredOn)

  const heads = (await client.call(ownQuotations, { params: { id } })).data
  expect(heads.map(({ sent_at: at }) => hongKongDay(new Date(at ?? 0)))).toEqual([day(-2), day(-6)])
  expect(heads.map(({ version, status, valid_until: until }) => [version, status, until])).toEqual([
    [2, 'SENT', day(12)],
    [1, 'SUPERSEDED', day(8)],
  ])
  const { data: changes } = await client.call(showQuotationChanges, {
    params: { id, version: '2' },
    query: { since: 1 },
  })
  expect(new Set(changes.changed.flatMap(({ key }) => key ?? [])).size).toBe(4)
  expect([changes.added.length, changes.removed.length]).toEqual([1, 1])

  const { content } = (await client.call(showQuotation, { params: { id, version: '2' } })).data
  const options = content.groups.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'OPTION')
  expect(options.map(({ set }) => set)).toEqual(['floor', 'floor'])
  expect(content.plan.map(({ share }) => share)).toEqual([5000, 5000])
  expect(content.total).toBe(119_824)

  const about = { params: { id }, query: { thread: 'LINE' } } as const
  const messages = (await client.call(listMessages, about)).data.toReversed()
  expect(messages.map(({ from, subject_title: title }) => [from, title?.en])).toEqual([
    ['MEMBER', 'Wardrobe, E0 board, soft-close hinges'],
    ['STUDIO', 'Wardrobe, E0 board, soft-close hinges'],
    ['MEMBER', 'Tile the bathroom, tiles by the client'],
  ])
})

test('R65 the flat in Eastern was contracted 48 days ago, with every figure of its quotation', async () => {
  const id = idOf('eastern')
  const { data: room } = await client.call(showRenovation, { params: { id } })
  expect(room).toMatchObject({ status: 'IN_PROGRESS', saleable_sqft: 612, title: '北角三房全屋裝修' })
  expect(room.members.map(({ name, right }) => [name, right])).toEqual([
    ['Demo client', 'CLIENT'],
    ['Demo spouse', 'APPROVE'],
  ])
  expect(room.quotation).toMatchObject({ version: 1, status: 'ACCEPTED' })
  const [head] = (await client.call(ownQuotations, { params: { id } })).data
  expect(hongKongDay(new Date(head?.decided_at ?? 0))).toBe(day(-48))
  expect(head).toMatchObject({ acceptance: { accepted_total: 362_880 } })
  const { content } = (await client.call(showQuotation, { params: { id, version: '1' } })).data
  const lines = content.groups.flatMap(({ lines: of }) => of)
  expect(content.groups.map(({ key, lines: of }) => [key, ...of.map(({ amount }) => amount)])).toEqual([
    ['preliminaries', 4800, 2500, 8800],
    ['demolition', 16_500, 7280],
    ['masonry', 11_440, 18_552, 8000],
    ['waterproofing', 7810],
    ['plumbing', 19_800, 3750],
    ['electrical', 28_600, 19_320, 2880],
    ['air-conditioning', 10_200],
    ['windows', 5040],
    ['carpentry', 15_960, 13_950],
    ['fitted-furniture', 21_000, 13_950],
    ['kitchen', 32_900],
    ['flooring', 27_156],
    ['glass', 5400],
    ['painting', 26_500],
    ['cleaning', 2800],
    ['design', 30_000],
  ])
  const kinds = (kind: string) => lines.filter((line) => line.kind === kind).map(({ amount }) => amount)
  expect([kinds('PROVISIONAL'), kinds('OPTION')]).toEqual([[8000], [2880]])
  expect(content).toMatchObject({ subtotal: 362_008, total: 360_000, options_total: 2880 })
  expect(content.discount).toMatchObject({ amount: 2008, reason: { zh: '全屋套餐優惠' } })
  expect(content.exclusions).toHaveLength(6)
})

test('R65 it is paid by five instalments: two are paid, the third waits for staff with a picture that was read', async () => {
  const id = idOf('eastern')
  await readQueued({ shop })
  const schedule = await client.call(listInstalments, { params: { id } })
  const rows = schedule.data.map((row) => [row.payable, row.paid, row.state, row.payment_records.length])
  expect(rows).toEqual([
    [36_288, 36_288, 'PAID', 1],
    [108_864, 108_864, 'PAID', 2],
    [108_864, 0, 'CHECKING', 1],
    [72_576, 0, 'WAITING', 0],
    // Including the first variation.
    [38_388, 0, 'WAITING', 0],
  ])
  expect(schedule).toMatchObject({ contract_sum: 364_980, paid: 145_152, open: 219_828, credit: 0 })
  const records = schedule.data.flatMap((row) => row.payment_records)
  expect(records.map(({ channel, state }) => [channel, state])).toEqual([
    ['FPS', 'CONFIRMED'],
    ['BANK_TRANSFER', 'CONFIRMED'],
    ['BANK_TRANSFER', 'CONFIRMED'],
    ['FPS', 'SUBMITTED'],
  ])
  const owner = await openStaff(shop, 'owner')
  const [waiting] = (await owner.call(listPaymentQueue, { query: { renovation_id: id, state: 'SUBMITTED' } })).data
  expect(waiting).toMatchObject({
    expected: { amount: 108_864 },
    reading: { state: 'READ', is_amount_matched: true, is_bank_matched: true, is_reference_matched: true },
  })
}, 60_000)

test('R65 one variation was approved, and another waits for an answer', async () => {
  const { data: room } = await client.call(showRenovation, { params: { id: idOf('eastern') } })
  expect(room.variations.map(({ number, status, amount, days }) => [number, status, amount, days])).toEqual([
    ['VO-2', 'SENT', -1950, 0],
    ['VO-1', 'APPROVED', 2100, 1],
  ])
  const params = { id: room._id, variation_id: room.variations[0]?._id ?? '' }
  const { data: waiting } = await client.call(showVariation, { params })
  expect(waiting.sum).toEqual({ before: 364_980, after: 363_030 })
  expect(waiting.valid_until).toBe(day(5))
})

test('R65 its masonry is done, its carpentry under way, and a typhoon cost a day', async () => {
  const { data: room } = await client.call(showRenovation, { params: { id: idOf('eastern') } })
  expect(room.stages.map(({ key, status, percent }) => [key, status, percent])).toEqual([
    ['demolition', 'DONE', 100],
    ['services', 'DONE', 100],
    ['masonry', 'DONE', 100],
    ['carpentry', 'STARTED', 40],
    ['finishing', 'PLANNED', 0],
  ])
  const works = await client.call(showWorks, { params: { id: room._id } })
  expect(works.weather_days.map(({ cause, lost }) => [cause, lost])).toEqual([['T8', 1]])
  expect(room.checks.every(({ state, is_over }) => state !== 'NEEDED' && !is_over)).toBe(true)
})

test('R65 the flat in Eastern shows three drawings, one revised, and the model of its living room', async () => {
  const id = idOf('eastern')
  const { data: room } = await client.call(showRenovation, { params: { id } })
  expect(room.file_counts).toMatchObject({ DRAWING: 3, MODEL: 1 })
  expect(room.model_3d).toMatchObject({ title: '客廳', revisions: [{ type: 'model/gltf-binary' }] })
  // It is shown until the model is requested.
  expect(room.images.map(({ title }) => title)).toEqual(['客廳效果圖'])
  const { data: drawings } = await client.call(listRenovationFiles, { params: { id }, query: { kind: 'DRAWING' } })
  expect(drawings.map(({ title, revision }) => [title, revision])).toEqual([
    ['A-01 平面圖', 1],
    ['A-02 天花圖', 2],
    ['A-03 立面圖', 1],
  ])
})

test('R65 six reports cover its works, each with pictures that the client can open', async () => {
  const params = { id: idOf('eastern') }
  const { data: reports, total } = await client.call(listSiteReports, { params, query: { per_page: 10 } })
  expect(total).toBe(6)
  expect(reports.map(({ stage }) => stage?.key)).toEqual([
    'carpentry',
    'masonry',
    'masonry',
    'services',
    'services',
    'demolition',
  ])
  for (const { _id: report, text, pictures } of reports) {
    expect(text).not.toBe('')
    expect(pictures.length).toBeGreaterThan(1)
    const address = `/api/renovations/${params.id}/site-reports/${report}/pictures/${pictures[0]!._id}`
    expect((await client.send(address)).status).toBe(200)
  }
})

test('R65 the flat in Central and Western was handed over 20 days ago; one defect waits, and one claim', async () => {
  const id = idOf('central-and-western')
  const { data: room } = await client.call(showRenovation, { params: { id } })
  expect(room).toMatchObject({ status: 'HANDED_OVER', saleable_sqft: 285, money: { open: 0, credit: 0 } })
  expect(room.instalments.map(({ state }) => state)).toEqual(['PAID', 'PAID'])
  const { data: defects } = await client.call(listDefects, { params: { id } })
  const states = defects.map(({ kind, state }) => `${kind} ${state}`)
  expect(states).toEqual([...Array.from({ length: 8 }, () => 'HANDOVER CLOSED'), 'HANDOVER FIXED', 'WARRANTY OPEN'])
  expect(room.certificate).toMatchObject({ day: day(-20), open_defects: [{ number: 9 }] })
  expect(room.certificate?.client).toBeTruthy()
  expect(room.warranties.map(({ months, from }) => [months, from])).toEqual([
    [12, day(-20)],
    [36, day(-20)],
  ])
  const { data: pictures } = await client.call(listRenovationFiles, { params: { id }, query: { kind: 'IMAGE' } })
  expect(pictures.map(({ title }) => title).toSorted()).toEqual(['完工後', '開工前'])
})
