import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { isAllowed, permissionOf } from '@fitout/contract/staff/permissions.ts'
import { changeRenovation, findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { findSiteRenovation, listSiteRenovations } from '@fitout/contract/staff/stages.ts'
import { listStaffSiteReports, writeSiteReport } from '@fitout/contract/staff/site-reports.ts'
import { listWeatherDays } from '@fitout/contract/staff/weather-days.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../endpoints.ts'
import { raiseByClient } from '../../testing/handovers.ts'
import { openProvedMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openRoomOf, shareDrawing } from '../../testing/renovations.ts'
import { sitePicture } from '../../testing/site-reports.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { assignForeman, openWorks, prepareWorks, progress } from '../../testing/works.ts'

let shop: TestShop
let staff: StaffVisitor
let foreman: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  await publishConstants(shop.context)
  staff = await openStaff(shop, 'manager')
  foreman = await openStaff(shop, 'site')
})
afterAll(() => shop.stop())

/** All calls a foreman may make with a site alone. */
const lists = Object.values(endpoints)
  .filter(({ method, access }) => method === 'GET' && isAllowed('site', permissionOf(access) ?? 'renovations.read'))
  .map(({ path }) => path)
  .filter((path) => !/_id|search$|session$/.test(path))

describe('R11 a foreman', () => {
  test('sees the sites assigned to them, without money, contact or quotation', async () => {
    const client = await openProvedMember(shop)
    const id = await openWorks(shop, staff, client, { total: 123_456.78 })
    const { revision } = (await staff.call(findStaffRenovation, { params: { id } })).data
    const building = { management_office: 'City One', deposit: 20_987, hours: '09:00–18:00' }
    const body = { revision, title: 'Three rooms', address: 'Flat A, 12/F, City One', building }
    await staff.call(changeRenovation, { params: { id }, body })
    const site = () => foreman.call(findSiteRenovation, { params: { id } })
    await expectRefusal(site(), 404, 'renovation-not-found')
    expect((await foreman.call(listSiteRenovations, { query: {} })).total).toBe(0)
    await assignForeman(staff, id, foreman)
    await prepareWorks(staff, id)
    const picture = await sitePicture(foreman)
    const params = { id }
    const report = { day: hongKongDay(new Date()), text: 'Walls are down', images: [picture] }
    const answers: unknown[] = [
      await foreman.call(writeSiteReport, { params, body: report }),
      await foreman.call(listStaffSiteReports, { params, query: {} }),
      await foreman.call(listWeatherDays, { query: {} }),
      await site(),
      await foreman.call(listSiteRenovations, { query: {} }),
      await progress(foreman, id, 'demolition', { percent: 40 }),
    ]
    await raiseByClient(client, id, { text: 'The wall leans' })
    await shareDrawing(staff, id)
    const { data: facts } = await staff.call(findStaffRenovation, { params: { id } })
    const sought = [client.email, client.phone, facts.reference, facts.quotation?.number ?? '']
    const read = [...lists.map((path) => path.replace(':id', id)), ...sought.map((q) => `/admin/search?q=${q}`)]
    for (const path of read) {
      const response = await foreman.send(`/api${path}`)
      expect([path, response.status]).toEqual([path, 200])
      answers.push(await response.json())
    }
    const allAnswers = JSON.stringify(answers)
    for (const known of ['The wall leans', 'A-01 平面圖']) expect(allAnswers).toContain(known)
    expect(allAnswers).toContain('Flat A, 12/F, City One')
    expect(allAnswers).toContain('09:00–18:00')
    const secrets = [
      client.email,
      client.phone,
      facts.client_name,
      facts.quotation?.number,
      facts.quotation?.content_hash,
    ]
    for (const secret of [...secrets, '123456', '123,456', '61728', '20987']) expect(allAnswers).not.toContain(secret)
    expect(allAnswers).not.toMatch(/"(amount|deposit|client_\w+|quotation|email|phone)"/)
    await expectRefusal(
      progress(foreman, id, 'demolition', { percent: 40, actual_start: '2099-01-01' }),
      422,
      'invalid-input',
    )
  })

  test('loses a site with the assignment, and never sees one without works', async () => {
    const client = await openProvedMember(shop)
    const id = await openWorks(shop, staff, client)
    await assignForeman(staff, id, foreman)
    expect((await foreman.call(findSiteRenovation, { params: { id } })).data._id).toBe(id)
    await assignForeman(staff, id, await openStaff(shop, 'site'))
    await expectRefusal(foreman.call(findSiteRenovation, { params: { id } }), 404, 'renovation-not-found')
    await expectRefusal(progress(foreman, id, 'demolition', { percent: 10 }), 404, 'renovation-not-found')
    const planned = await openRoomOf(shop, staff, await openProvedMember(shop))
    await assignForeman(staff, planned, foreman)
    await expectRefusal(foreman.call(findSiteRenovation, { params: { id: planned } }), 404, 'renovation-not-found')
  })

  test('can end a stage, but only the office can restart it', async () => {
    const id = await openWorks(shop, staff, await openProvedMember(shop))
    await assignForeman(staff, id, foreman)
    await prepareWorks(staff, id)
    await progress(foreman, id, 'demolition', { percent: 50 })
    await progress(foreman, id, 'demolition', { percent: 100 })
    const again = { percent: 90, reason: 'A wall is left' }
    await expectRefusal(progress(foreman, id, 'demolition', again), 403, 'not-allowed')
    const room = await progress(staff, id, 'demolition', again)
    expect(room.works.data[0]).toMatchObject({ percent: 90, status: 'STARTED' })
  })
})
