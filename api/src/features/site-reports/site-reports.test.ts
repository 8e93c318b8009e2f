import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { listRenovationEvents } from '@fitout/contract/renovations.ts'
import { listSiteReports, readSiteReportPicture } from '@fitout/contract/site-reports.ts'
import {
  addSitePicture,
  changeSiteReport,
  listStaffSiteReports,
  writeSiteReport,
} from '@fitout/contract/staff/site-reports.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { sitePicture } from '../../testing/site-reports.ts'
import { openStaff, signInAgain, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'
import { assignForeman, openWorks } from '../../testing/works.ts'
import { sweepIdempotencyKeys } from '../idempotency/idempotency-service.ts'
import { sweepUnusedFiles } from '../files/files-service.ts'

const hour = 3_600_000
let ahead = 0
const now = () => new Date(Date.now() + ahead)

let shop: TestShop
let manager: StaffVisitor
let foreman: StaffVisitor
let client: Member
let id: string
beforeAll(async () => {
  shop = await openTestShop({ clock: { now, seconds: () => Math.floor(now().getTime() / 1000) } })
  await publishConstants(shop.context)
  manager = await openStaff(shop, 'manager')
  foreman = await openStaff(shop, 'site')
  client = await openProvedMember(shop)
  id = await openWorks(shop, manager, client)
  await assignForeman(manager, id, foreman)
})
afterAll(async () => {
  await expectInvariants(shop.context.db)
  await shop.stop()
})

const today = () => hongKongDay(now())
const seen = async () => (await client.call(listSiteReports, { params: { id }, query: {} })).data

async function write(body: { publish?: boolean; text?: string; images?: string[]; day?: string } = {}, key?: string) {
  const images = body.images ?? [await sitePicture(foreman)]
  const options = { params: { id }, body: { day: today(), stage_key: 'demolition', ...body, images } }
  return (await foreman.call(writeSiteReport, { ...options, ...(key && { idempotencyKey: key }) })).data
}

describe('a site report', () => {
  test('shows the client the day, the text and the pictures in order, and is logged', async () => {
    const images = [await sitePicture(foreman), await sitePicture(foreman), await sitePicture(foreman)].toReversed()
    const body = { day: today(), text: '浴室牆身拆好', stage_key: 'demolition', present: '陳師傅', images }
    const { data } = await foreman.call(writeSiteReport, { params: { id }, body })
    const [report] = await seen()
    expect(report).toMatchObject({ _id: data._id, day: today(), text: '浴室牆身拆好', present: '陳師傅' })
    expect(report).toMatchObject({ stage: { key: 'demolition' }, staff_name: expect.stringContaining('site') })
    expect(report?.pictures.map(({ _id }) => _id)).toEqual(images)
    const { data: events } = await client.call(listRenovationEvents, { params: { id }, query: {} })
    expect(events[0]).toMatchObject({ action: 'report-published', facts: { day: today() } })
    const picture = `renovations/${id}/site-reports/${data._id}/pictures/${images[0]}`
    for (const answer of [await client.send(`/api/${picture}`), await foreman.send(`/api/admin/site/${picture}`)]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe('image/webp')
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    }
  })

  test('is visible only to the studio until it is published, pictures included', async () => {
    const held = await write({ publish: false, text: 'Held back' })
    expect((await seen()).map(({ _id }) => _id)).not.toContain(held._id)
    const params = { id, report_id: held._id, file_id: held.pictures[0]!._id }
    await expectRefusal(client.call(readSiteReportPicture, { params }), 404, 'file-not-found')
    const body = { revision: held.revision, publish: true } as const
    await foreman.call(changeSiteReport, { params, body })
    expect((await seen())[0]).toMatchObject({ _id: held._id, text: 'Held back' })
    await client.call(readSiteReportPicture, { params })
  })

  test('can be changed for 24 hours; then it is frozen, and an unpublished one can still be published', async () => {
    const held = await write({ publish: false, text: 'First' })
    const params = { id, report_id: held._id }
    const change = async (body: object) =>
      (await manager.call(changeSiteReport, { params, body: { revision: held.revision, ...body } })).data
    const more = [await sitePicture(manager), held.pictures[0]!._id]
    const changed = await change({ text: 'Second', images: more })
    expect(changed).toMatchObject({ text: 'Second', revision: 2, published_at: null })
    expect(changed.pictures.map(({ _id }) => _id)).toEqual(more)
    await expectRefusal(change({ text: 'Third' }), 409, 'changed-meanwhile')
    ahead += 24 * hour
    try {
      manager = await openStaff(shop, 'manager')
      await expectRefusal(change({ text: 'Fourth', revision: 2 }), 409, 'illegal-transition')
      expect(await change({ publish: true, revision: 2 })).toMatchObject({ text: 'Second' })
    } finally {
      ahead -= 24 * hour
      manager = await openStaff(shop, 'manager')
    }
  })

  test('is listed below later days, with several of a day together, page by page', async () => {
    const before = (await client.call(listSiteReports, { params: { id }, query: {} })).total
    const yesterday = await write({ day: hongKongDay(now(), -1) })
    const last = await write()
    const days = (await client.call(listSiteReports, { params: { id }, query: { per_page: 100 } })).data
    expect(days.map(({ day }) => day)).toEqual(
      days
        .map(({ day }) => day)
        .toSorted()
        .toReversed(),
    )
    expect(days[0]!._id).toBe(last._id)
    expect(days.at(-1)!._id).toBe(yesterday._id)
    expect(days).toHaveLength(before + 2)
    const first = await client.call(listSiteReports, { params: { id }, query: { per_page: 2 } })
    await write()
    const after = new URL(first.next_page_url ?? '').searchParams.get('after') ?? ''
    const next = await client.call(listSiteReports, { params: { id }, query: { per_page: 2, after } })
    expect(next.data.map(({ _id }) => _id)).toEqual(days.slice(2, 4).map(({ _id }) => _id))
  })

  test('is refused with the missing parts named, and nothing is stored', async () => {
    const picture = await sitePicture(foreman)
    const before = (await foreman.call(listStaffSiteReports, { params: { id }, query: {} })).total
    const errorsOf = async (body: object) => (await refusalOf(write(body))).errors
    expect(await errorsOf({ images: [] })).toMatchObject([{ path: 'images' }])
    expect(await errorsOf({ images: [picture, picture] })).toMatchObject([{ path: 'images.1', code: 'duplicate' }])
    expect(await errorsOf({ day: hongKongDay(now(), 1) })).toMatchObject([{ path: 'day', code: 'too-big' }])
    expect(await errorsOf({ text: 'x'.repeat(2001) })).toMatchObject([{ path: 'text' }])
    await expectRefusal(write({ images: [await sitePicture(manager)] }), 404, 'file-not-found')
    const body = { day: today(), stage_key: 'painting', images: [picture] }
    await expectRefusal(foreman.call(writeSiteReport, { params: { id }, body }), 404, 'stage-not-found')
    const stranger = await openStaff(shop, 'site')
    await expectRefusal(stranger.call(writeSiteReport, { params: { id }, body }), 404, 'renovation-not-found')
    await expectRefusal(stranger.call(listStaffSiteReports, { params: { id }, query: {} }), 404, 'renovation-not-found')
    expect((await foreman.call(listStaffSiteReports, { params: { id }, query: {} })).total).toBe(before)
    await write({ images: [picture] })
  })
})

describe('R51 a report sent again', () => {
  test('is one report: concurrently, after a lost response, and days later', async () => {
    const key = newId()
    const images = [await sitePicture(foreman)]
    const body = { images, text: 'Sent once' }
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => write(body, key)))
    const kept = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value._id] : []))
    expect(new Set(kept).size).toBe(1)
    const again = await write(body, key)
    expect(again._id).toBe(kept[0])
    ahead += 72 * hour
    try {
      await sweepIdempotencyKeys(shop.context)
      foreman = await signInAgain(shop, foreman)
      expect((await write({ ...body, day: hongKongDay(now(), -3) }, key))._id).toBe(kept[0])
    } finally {
      ahead -= 72 * hour
      foreman = await signInAgain(shop, foreman)
    }
    const reports = await sql<{ count: number }>`
      select count(*) as count from site_reports where text = 'Sent once'`.execute(shop.context.db)
    expect(reports.rows[0]?.count).toBe(1)
  })

  test('finds a picture that was already uploaded, until it is used', async () => {
    const source = join(import.meta.dirname, '../../../database/seed/media/rooms/bathroom-1.jpg')
    const file = new File([await readFile(source)], 'bathroom.jpg')
    const send = async () => (await foreman.call(addSitePicture, { file })).data._id
    const first = await send()
    expect(await send()).toBe(first)
    await write({ images: [first] })
    expect(await send()).not.toBe(first)
  })
})

test('pictures are deleted with the report, and unused ones after a day', async () => {
  const other = await openProvedMember(shop)
  const room = await openWorks(shop, manager, other)
  await assignForeman(manager, room, foreman)
  const used = await sitePicture(foreman)
  const unused = await sitePicture(foreman)
  await foreman.call(writeSiteReport, { params: { id: room }, body: { day: today(), images: [used] } })
  await sql`update files set created_at = now() - interval '25 hours' where id in (${used}, ${unused})`.execute(
    shop.context.db,
  )
  const left = async () =>
    (await sql<{ id: string }>`select id from files where id in (${used}, ${unused})`.execute(shop.context.db)).rows
  await sweepUnusedFiles(shop.context)
  expect(await left()).toEqual([{ id: used }])
  await sql`delete from site_reports where renovation_id = ${room}`.execute(shop.context.db)
  await sweepUnusedFiles(shop.context)
  expect(await left()).toEqual([])
})
