import { hongKongDay, showDay } from '@fitout/contract/hong-kong-time.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { addRenovationFile } from '@fitout/contract/staff/renovation-files.ts'
import { listStaffSiteReports } from '@fitout/contract/staff/site-reports.ts'
import { assignRenovation } from '@fitout/contract/staff/renovations.ts'
import { findSiteRenovation, progressStage } from '@fitout/contract/staff/stages.ts'
import { listWeatherDays, removeWeatherDay } from '@fitout/contract/staff/weather-days.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperFile } from '../api/src/testing/trail/example-files.ts'
import { hasProved } from './account-steps.ts'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { enterAsForeman, failLate, interrupting, loseAnswers, slowly, takePhotographs } from './foreman.ts'
import { journeyLanguages } from './languages.ts'
import { lookAtWidths } from './look.ts'
import { enterAsMember } from './member.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'
import { acceptFirstVersion, openRoomFor, sendFirstVersion } from './quotation-steps.ts'
import { siteWords } from './site-words.ts'
import { filled, saying } from './words.ts'
import { demolition, doChecks, worksFrom } from './works-steps.ts'

let browser: TestBrowser
let photographs: Awaited<ReturnType<typeof takePhotographs>>
beforeAll(async () => {
  photographs = await takePhotographs(5)
  browser = await openBrowser()
}, 150_000)
afterAll(async () => {
  await browser.stop()
  await photographs.drop()
})

/** The office's screen is in English, the phones of foreman and client in other languages. */
const words = siteWords.en
const onPhones = { zh: 'zh-HK', cn: 'zh-CN', en: 'en-GB' } as const

/** Within a longer line. */
const oneDayLost = (message: string) => new RegExp(saying(message, { days: '1' }).source.slice(1, -1))

/** A site of a member, assigned to a foreman; its demolition was due to begin a week ago and last three days. */
async function openSite(locale: Locale) {
  const office = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(office)
  const staff = await staffCall(office)
  const client = await enterAsMember(browser, locale, 'Ho Siu Ming', { width: 'phone' })
  await hasProved(client.email)
  const title = `Flat ${crypto.randomUUID().slice(0, 8)}`
  const id = await openRoomFor(staff, client.email, locale, title)
  const start = hongKongDay(new Date(), -8)
  await sendFirstVersion(staff, id, worksFrom(start, 3))
  await acceptFirstVersion(staff, client, id)
  const foreman = await enterAsForeman(browser, staff, onPhones[locale])
  await staff(assignRenovation, { params: { id }, body: { site_staff_ids: [foreman.id] } })
  const stage = present((await staff(findSiteRenovation, { params: { id } })).data.works.data[0])
  return { office, staff, client, title, id, start, end: present(stage.planned_end), phone: foreman.page }
}

/** Every answer of the shop to a phone. */
function answersTo(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''))
  })
  return answers
}

test.each(journeyLanguages)(
  'a stage starts on a phone once the permit is there, weather moves it, and the site screens show no money, in %s',
  async (locale) => {
    const { office, staff, client, title, id, start, end, phone } = await openSite(locale)
    const shopWords = siteWords[locale]
    const of = (step: 'start' | 'progress') => `${shopWords.stages.steps[step]} · ${demolition[locale]}`
    const answers = answersTo(phone)
    await bringAxe(phone)
    await phone.goto('/admin')
    await phone.getByRole('link', { name: title }).click()
    await phone.getByRole('button', { name: of('start'), exact: true }).click()
    const dialog = phone.getByRole('dialog')
    await dialog.getByLabel(shopWords.stages.startedOn).fill(start)
    await dialog.getByRole('button', { name: shopWords.stages.steps.start, exact: true }).click()
    await dialog.getByText(shopWords.renovations.checks.PERMIT, { exact: true }).waitFor()
    await dialog.getByText(shopWords.stages.askOffice).waitFor()
    expect(await violations(phone)).toEqual([])
    await doChecks(staff, id)
    await dialog.getByRole('button', { name: shopWords.stages.steps.start, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const stage = phone.locator('[data-stage=demolition]')
    await stage.getByText(shopWords.stages.status.STARTED, { exact: true }).waitFor()
    expect(await lookAtWidths(phone, [320, 375, 768, 1440])).toEqual([])

    // A day recorded by an earlier attempt would be refused.
    const lost = (await staff(listWeatherDays, { query: {} })).data.find(({ day }) => day === end)
    if (lost) await staff(removeWeatherDay, { params: { id: lost._id } })
    await office.goto('/admin#/weather-days')
    await office.getByRole('button', { name: words.weatherDays.add, exact: true }).click()
    const adding = office.getByRole('dialog')
    await adding.getByLabel(words.weatherDays.day, { exact: false }).fill(end)
    await adding.getByText(`${title} · ${demolition.en}`).waitFor()
    await adding.getByRole('button', { name: words.weatherDays.add, exact: true }).click()
    await adding.waitFor({ state: 'detached' })
    await phone.reload()
    await stage.getByText(oneDayLost(shopWords.stages.lost)).waitFor()
    await client.goTo(pathTo('account-project-progress', 'zh', { id }))
    await client.page.getByText(oneDayLost(client.words.stages.lost)).waitFor()

    await stage.getByRole('button', { name: of('progress'), exact: true }).click()
    await dialog.getByRole('slider').press('End')
    await dialog.getByRole('textbox', { name: shopWords.stages.nextStep, exact: true }).fill('Skips come at nine')
    await dialog.getByRole('button', { name: shopWords.stages.steps.progress, exact: true }).click()
    await stage.getByText(filled(shopWords.stages.percent, { percent: '95' })).waitFor()
    await client.page.reload()
    await client.page.getByText('Skips come at nine').waitFor()

    // The stages of the quotation, before the client sees it.
    await staff(addRenovationFile, {
      params: { id },
      query: { kind: 'DRAWING', title: 'A-02 天花圖' },
      file: paperFile(),
    })
    await phone.reload()
    const drawing = phone.getByRole('link', { name: 'A-02 天花圖', exact: true })
    const paper = await phone.request.get((await drawing.getAttribute('href')) ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])

    await phone.getByRole('link', { name: shopWords.defects.title, exact: true }).click()
    await phone.getByRole('button', { name: shopWords.defects.add, exact: true }).click()
    await dialog.locator('input[type=file]').setInputFiles(photographs.paths.slice(0, 1))
    await dialog.getByLabel(shopWords.defects.text).fill('The pipe behind the wall leaks')
    expect(await violations(phone)).toEqual([])
    await dialog.getByRole('button', { name: shopWords.defects.add, exact: true }).click()
    await phone.getByText('The pipe behind the wall leaks').waitFor()
    expect(await lookAtWidths(phone, [320, 375, 768, 1440])).toEqual([])

    // Nor does an address lead a foreman to the office's side.
    await phone.goto(`/admin#/renovations/${id}`)
    await phone.getByText(shopWords.kit.message.access_denied).waitFor()
    await phone.getByRole('link', { name: shopWords.kit.action.sites, exact: true }).click()
    await phone.getByText(shopWords.siteReports.sites.lead).waitFor()
    const answered = (await Promise.all(answers)).join('\n')
    expect(answered).toContain(title)
    for (const secret of [client.email, 'Ho Siu Ming', '47552', '47,552', '23776'])
      expect(answered).not.toContain(secret)
    await office.getByRole('button', { name: `${words.weatherDays.remove} · ${showDay(end)}`, exact: true }).click()
    await office.getByRole('dialog').getByRole('button', { name: words.weatherDays.remove }).click()
    await office
      .getByRole('button', { name: `${words.weatherDays.remove} · ${showDay(end)}` })
      .waitFor({ state: 'detached' })
    await Promise.all([office.context().close(), phone.context().close(), client.leave()])
  },
  150_000,
)

/** Writes a report with five pictures; returns the number of taps. */
async function report(phone: Page, title: string, text: string): Promise<number> {
  let taps = 0
  const tap = async (role: 'link' | 'button', name: string) => {
    await phone.getByRole(role, { name, exact: role === 'button' }).tap()
    taps += 1
  }
  await tap('link', title)
  await tap('link', words.siteReports.sites.report)
  // Without a picture the fault is at its button, which is focused.
  await phone.getByRole('button', { name: words.siteReports.report.send }).tap()
  const pictures = phone.getByRole('button', { name: words.siteReports.report.pictures })
  expect(await pictures.evaluate((button) => document.activeElement === button)).toBe(true)
  const described = await pictures.getAttribute('aria-describedby')
  expect(await phone.locator(`[id="${described}"]`).innerText()).toBe(words.siteReports.report.needed)
  const chooser = phone.waitForEvent('filechooser')
  await tap('button', words.siteReports.report.pictures)
  await (await chooser).setFiles(photographs.paths)
  // What is typed while the pictures are made smaller stays.
  await phone.getByRole('textbox', { name: words.siteReports.report.text }).fill(text)
  await phone.getByRole('img', { name: filled(words.siteReports.report.picture, { number: '5' }) }).waitFor()
  await tap('button', words.siteReports.report.send)
  return taps
}

test('R51 a report of five pictures is sent slowly, another is kept offline on the phone; each arrives once', async () => {
  const { office, staff, client, title, id, start, phone } = await openSite('en')
  await doChecks(staff, id)
  await staff(progressStage, { params: { id, key: 'demolition' }, body: { actual_start: start } })
  await bringAxe(phone)
  await slowly(phone)
  const opened = Date.now()
  await phone.goto('/admin')
  const taps = await report(phone, title, 'The old tiles are off')
  const arrived = phone.getByText('The old tiles are off', { exact: true })
  await arrived.waitFor({ timeout: 60_000 })
  expect(Date.now() - opened).toBeLessThan(60_000)
  expect(taps).toBeLessThanOrEqual(6)
  expect(await violations(phone)).toEqual([])
  expect(await lookAtWidths(phone, [320, 375, 768, 1440])).toEqual([])

  await phone.goto('/admin#/sites')
  await phone.context().setOffline(true)
  await report(phone, title, 'The wall is down')
  const kept = phone.getByText(words.siteReports.outbox.willSend)
  await kept.waitFor()
  await phone.reload()
  await phone.getByText(words.siteReports.outbox.willSend).waitFor()
  const cuts = interrupting(phone)
  const sentAgainAfter = await failLate(phone)
  const lost = await loseAnswers(phone)
  await phone.context().setOffline(false)
  await kept.waitFor({ state: 'detached', timeout: 120_000 })
  // Of five pictures and the report, while in transit and on arrival; the first may be on its way before watching starts.
  expect(cuts()).toBeGreaterThan(3)
  expect(await lost()).toBeGreaterThan(3)
  // Not only at the next tick of the timer.
  expect(await sentAgainAfter()).toBeLessThan(5000)
  const { data: reports } = await staff(listStaffSiteReports, { params: { id }, query: {} })
  expect(reports.map(({ text, pictures }) => [text, pictures.length])).toEqual([
    ['The wall is down', 5],
    ['The old tiles are off', 5],
  ])
  await client.goTo(pathTo('account-project-progress', 'zh', { id }))
  await client.page.getByText('The wall is down', { exact: true }).waitFor()
  await Promise.all([office.context().close(), phone.context().close(), client.leave()])
}, 200_000)
