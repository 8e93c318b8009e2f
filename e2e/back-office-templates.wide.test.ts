import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { enterOffice } from './office.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const { writings } = words
const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
const filled = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((rest, [name, value]) => rest.replace(`{${name}}`, value), text)

/** A calendar as published by the Government: one file for each language. */
function calendar(...summaries: string[]) {
  const events = summaries.flatMap((summary, index) => [
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:2027020${6 + index}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ])
  const text = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n')
  return { name: 'calendar.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) }
}

test('staff see which year is to be checked against the Gazette, load the Government’s calendar, publish it and revert', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  await page.goto('/admin#/words/configuration/general-holidays')
  await page.getByText(filled(writings.holidays.unchecked, { years: '2027' })).waitFor()
  expect(await violations(page, [desk, phone])).toEqual([])
  await page.setViewportSize(desk)

  const load = async (...files: ReturnType<typeof calendar>[]) => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: writings.holidays.choose }).click()
    await (await chosen).setFiles(files)
  }
  await load(calendar())
  await page.getByText(writings.holidays.unread).waitFor()
  await load(
    calendar('農曆年初一', '農曆年初二'),
    calendar('农历年初一', '农历年初二'),
    calendar('First day', 'Second day'),
  )
  await page.getByText(writings.holidays.loaded).waitFor()
  await expect.poll(() => page.getByText(filled(writings.holidays.unchecked, { years: '2027' })).count()).toBe(0)
  await page.getByRole('button', { name: '2027', exact: true }).click()
  await page.getByRole('button', { name: '07/02/2027 · Second day', exact: true }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: `${writings.fields.title} · 简体中文` }).inputValue())
    .toBe('农历年初二')
  expect(await page.getByLabel(writings.fields.day, { exact: true }).inputValue()).toBe('2027-02-07')
  await page.getByRole('button', { name: writings.publish, exact: true }).click()
  await page.getByText(writings.published).waitFor()
  await page.getByRole('button', { name: filled(writings.lookAt, { version: '1' }), exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: writings.goBack, exact: true }).click()
  await page.getByText(writings.wentBack).waitFor()
  await page.getByText(filled(writings.holidays.unchecked, { years: '2027' })).waitFor()
  await page.context().close()
}, 120_000)

test('staff open a trade, fix a refused item, publish it and revert to the shipped version', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  await page.goto('/admin#/words/configuration/quotation-items')
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click()
  await page.getByRole('button', { name: 'Quartz worktop', exact: true }).click()
  expect(await violations(page, [desk, phone])).toEqual([])
  await page.setViewportSize(desk)
  const price = page.getByLabel(writings.fields.unit_price)
  expect(await price.inputValue()).toBe('680')
  await price.fill('-1')
  await page.getByRole('button', { name: writings.publish, exact: true }).click()
  await page.getByText(writings.faults).waitFor()
  await price.fill('720.5')
  await page.getByRole('button', { name: writings.publish, exact: true }).click()
  await page.getByText(writings.published).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click()
  await page.getByRole('button', { name: 'Quartz worktop', exact: true }).click()
  expect(await price.inputValue()).toBe('720.5')
  await page.getByRole('button', { name: filled(writings.lookAt, { version: '1' }), exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: writings.goBack, exact: true }).click()
  await page.getByText(writings.wentBack).waitFor()
  await expect.poll(() => price.inputValue()).toBe('680')
  await page.context().close()
}, 120_000)

test('the terms show once that a lawyer should review them, and an emptied group is named and linked', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  await page.goto('/admin#/words/configuration/quotation-terms')
  await page.getByText(writings.termsLead).waitFor()
  expect(await page.getByText(writings.termsLead).count()).toBe(1)
  await page.getByRole('button', { name: 'Delay', exact: true }).click()
  expect(await violations(page, [desk, phone])).toEqual([])
  await page.setViewportSize(desk)
  const delay = page.locator('[data-path="terms.delay"]').getByRole('textbox')
  expect(await delay.count()).toBe(3)
  expect(await delay.last().inputValue()).toContain('typhoon signal no. 8')
  for (const field of await delay.all()) await field.fill('')
  await page.getByRole('button', { name: writings.publish, exact: true }).click()
  await page.getByText(writings.faults).waitFor()
  await page.getByRole('button', { name: `${writings.fields.terms} · Delay`, exact: true }).waitFor()
  await delay.last().fill('We are never late.')
  await page.getByRole('button', { name: writings.publish, exact: true }).click()
  await page.getByText(writings.published).waitFor()
  await page.getByRole('button', { name: filled(writings.lookAt, { version: '1' }), exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: writings.goBack, exact: true }).click()
  await page.getByText(writings.wentBack).waitFor()
  await expect.poll(() => delay.last().inputValue()).toContain('typhoon signal no. 8')
  await page.context().close()
}, 120_000)
