import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { renovations as staffSide } from '@fitout/contract/messages/en/staff/renovations.ts'
import { listStaffRenovations, renovationWaits } from '@fitout/contract/staff/renovations.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages, journeySizes } from './languages.ts'
import { lookAtWidths } from './look.ts'
import { askAs, enterAsDemoClient } from './member.ts'
import { staffCall } from './callers.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'
import { openRoomFor, sendFirstVersion } from './quotation-steps.ts'
import { filled } from './words.ts'
import { staffWords } from './staff-words.ts'

/** Further ones of a kind are behind a link with their number. */
const shownOfEachKind = 5

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const allRooms = '/renovations/all'
const shaTin = '沙田兩房全屋裝修'

test.each(journeyLanguages)(
  "R59 R65 the demo opens with its client's renovations, in %s",
  async (locale) => {
    const { page, words, goTo, leave } = await enterAsDemoClient(browser, locale)
    const main = page.getByRole('main')
    await bringAxe(page)
    await goTo('/account/projects')
    await main.getByText(words.renovations.nextOf.QUOTED).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await main.getByRole('link', { name: shaTin }).click()
    await page.getByRole('heading', { level: 1, name: shaTin }).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    expect(await lookAtWidths(page, [320, 375, 768, 1440])).toEqual([])
    // Of the running contract, with payments towards several instalments.
    const { data: rooms } = await askAs<{ data: { _id: string; status: string }[] }>(page, locale, 'GET', allRooms)
    const id = present(rooms.find(({ status }) => status === 'IN_PROGRESS'))._id
    await goTo(pathTo('account-project-payments', 'zh', { id }))
    await page.getByRole('heading', { name: words.instalments.schedule }).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await leave()
  },
  150_000,
)

test('the files of a renovation can be read, and its 3D model loads only on request', async () => {
  const { page, words, locale, goTo, leave } = await enterAsDemoClient(browser, 'zh', { width: 'phone' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const { data: rooms } = await askAs<{ data: { _id: string; status: string }[] }>(page, locale, 'GET', allRooms)
  const id = present(rooms.find(({ status }) => status === 'IN_PROGRESS'))._id
  await bringAxe(page)
  await goTo(pathTo('account-project-files', 'zh', { id }))
  const show = page.getByRole('button', { name: words.model.show })
  await show.scrollIntoViewIfNeeded()
  const model = await page.getByRole('link', { name: words.model.download }).getAttribute('href')
  await page.getByText(words.renovationFiles.earlier, { exact: true }).click()
  const first = filled(words.renovationFiles.revision, { revision: '1' })
  const drawing = page.getByRole('link', { name: `${words.renovationFiles.download} A-02 天花圖 ${first}` })
  const paper = await page.request.get((await drawing.getAttribute('href')) ?? '')
  expect([paper.status(), paper.headers()['content-type'], paper.headers()['content-security-policy']]).toEqual([
    200,
    'application/pdf',
    expect.stringContaining('sandbox'),
  ])
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: words.renovationFiles.archive }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.zip$/)
  expect(await violations(page)).toEqual([])
  expect(await lookAtWidths(page, [320, 375, 768, 1440])).toEqual([])
  // In a browser without 3D the picture stays, with the sizes beside it.
  await page.evaluate(() => (HTMLCanvasElement.prototype.getContext = () => null))
  await show.click()
  const place = page.getByRole('region', { name: words.model.title })
  await place.getByText(words.renovationFiles.unable).waitFor()
  expect(await place.locator('picture img').count()).toBe(1)
  expect(asked.filter((url) => url.includes('model-view') || url.endsWith(present(model)))).toEqual([])
  await leave()
}, 150_000)

test('the back office lists what waits for an answer', async () => {
  const staff = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(staff)
  await staff.goto('/admin#/renovations?status=QUOTED')
  await staff.getByText(shaTin).click()
  await staff.getByRole('heading', { level: 2, name: shaTin }).waitFor()
  await staff.getByText(staffSide.renovations.status.QUOTED, { exact: true }).first().waitFor()
  await staff.context().close()
})

test('the first page lists what renovations wait for, and each list shows exactly those', async () => {
  const staff = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(staff)
  const call = await staffCall(staff)
  const id = await openRoomFor(call, `waiting-${crypto.randomUUID()}@example.com`, 'en', 'Flat in Sai Kung')
  await sendFirstVersion(call, id, {}, { valid_until: hongKongDay(new Date(), 3) })
  for (const waiting of renovationWaits) {
    const { data, total } = await call(listStaffRenovations, { query: { waiting } })
    expect(data.some(({ _id }) => _id === id)).toBe(waiting === 'expiring')
    await staff.goto('/admin#/')
    const rows = staff.getByRole('listitem').filter({ hasText: staffWords.today.kinds[waiting] })
    await expect.poll(() => rows.count()).toBe(Math.min(total, shownOfEachKind))
    await staff.goto(`/admin#/renovations?status=&waiting=${waiting}`)
    await staff.getByText(staffSide.renovations.waiting[waiting]).first().waitFor()
    await expect.poll(() => staff.getByRole('main').locator('a[href^="#/renovations/"]').count()).toBe(total)
  }
  await staff.context().close()
})
