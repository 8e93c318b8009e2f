import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { staffNotices as screen } from '@fitout/contract/messages/en/staff/staff-notices.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { type TestBrowser, openBrowser } from './browser.ts'
import { guestCall } from './callers.ts'
import { enterOffice } from './office.ts'

const words = screen.staffNotices

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices, / })
const countOf = async (page: Page) =>
  Number(/(\d+)\+? unread/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)
/** Comes back to the page, which then asks anew. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

test('the bell counts an enquiry without a reload, leads to it, and it is read by that', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  await page.goto('/admin#/account')
  await bellOf(page).waitFor()
  await bellOf(page).click()
  const list = page.getByRole('dialog', { name: screen.resources.staffNotices.name })
  const readAll = list.getByRole('button', { name: words.readAll })
  // The demo has some: until they have come, there is nothing to mark.
  await list.getByRole('listitem').first().waitFor()
  if (await readAll.isEnabled()) await readAll.click()
  await expect.poll(() => readAll.isDisabled()).toBe(true)
  // The bell lies behind the list, and other journeys go on meanwhile.
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await expect.poll(() => countOf(page)).toBeLessThan(5)
  const before = await countOf(page)

  const name = `Chan ${crypto.randomUUID().slice(0, 8)}`
  const guest = await guestCall()
  const body = { name, email: 'chan@home.example', subject: 'Two rooms', description: 'A flat in Sai Kung.' }
  await guest(sendEnquiry, { body })
  await expect
    .poll(async () => {
      await lookAgain(page)
      return countOf(page)
    })
    .toBeGreaterThan(before)
  await bellOf(page).click()
  const line = list.getByRole('link', { name: new RegExp(name) })
  await line.getByText(words.unread, { exact: true }).waitFor()
  expect(await violations(page, [{ width: 1440, height: 900 }])).toEqual([])
  await line.click()
  await expect.poll(() => page.url()).toMatch(/#\/enquiries\/[^/]+$/)
  await page.getByText(name).first().waitFor()
  await bellOf(page).click()
  await line.waitFor()
  await expect.poll(() => line.getByText(words.unread, { exact: true }).count()).toBe(0)
  await page.context().close()
})
