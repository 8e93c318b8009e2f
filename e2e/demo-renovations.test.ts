import { renovations as staffSide } from '@fitout/contract/messages/en/staff/renovations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages, journeySizes } from './languages.ts'
import { enterAsDemoClient } from './member.ts'
import { enterOffice } from './office.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const shaTin = '沙田兩房全屋裝修'

test.each(journeyLanguages)(
  "the demo opens with its client's renovations, in %s",
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
    await leave()
  },
  150_000,
)

test('the back office lists what waits for an answer', async () => {
  const staff = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(staff)
  await staff.goto('/admin#/renovations?status=QUOTED')
  await staff.getByText(shaTin).click()
  await staff.getByRole('heading', { level: 2, name: shaTin }).waitFor()
  await staff.getByText(staffSide.renovations.status.QUOTED, { exact: true }).first().waitFor()
  await staff.context().close()
})
