import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { backOffice } from '@fitout/contract/messages/en/staff/back-office.ts'
import { done } from '@fitout/contract/messages/en/staff/done.ts'
import { staffDeviceWords as devices } from '@fitout/contract/messages/en/staff-device-words.ts'
import { staffNotices as screen } from '@fitout/contract/messages/en/staff/staff-notices.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { queueWeeklySummaries } from '../api/src/features/weekly-summary/weekly-summary-service.ts'
import { inDays } from '../scripts/testing/faked-clock.ts'
import { bringAxe, violations } from './axe.ts'
import { type TestBrowser, openBrowser } from './browser.ts'
import { guestCall } from './callers.ts'
import { mailsWith } from './mail.ts'
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
/** Returns to the page, which then refreshes. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

test('the bell counts an enquiry without a reload, links to it, and opening it marks it as read', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  await page.goto('/admin#/account')
  await bellOf(page).waitFor()
  await bellOf(page).click()
  const list = page.getByRole('dialog', { name: screen.resources.staffNotices.name })
  const readAll = list.getByRole('button', { name: words.readAll })
  // The demo has some: until they have loaded, there is nothing to mark.
  await list.getByRole('listitem').first().waitFor()
  if (await readAll.isEnabled()) await readAll.click()
  await expect.poll(() => readAll.isDisabled()).toBe(true)
  // The bell is behind the list, and other journeys go on meanwhile.
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

test('the weekly summary is unsubscribed by one press from its mail, without signing in', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  const wants = page.getByRole('checkbox', { name: words.weeklyLead })
  await page.goto('/admin#/staff-notices/settings')
  await wants.check()
  await page.getByRole('button', { name: backOffice.kit.action.save }).click()
  await page.getByText(done.done.noticeChoices).waitFor()
  await inDays(inject('shopDataDir'), 8, queueWeeklySummaries)
  const link = async () => {
    const [mail] = await mailsWith('/api/weekly-summaries?token=')
    return /https?:\S+\/api\/weekly-summaries\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(link).not.toBe('')
  const reader = await browser.visit({ width: 'phone', language: 'en-GB' })
  await reader.goto(await link())
  await reader.getByRole('button').click()
  await reader.getByRole('button').waitFor({ state: 'detached' })
  await reader.context().close()
  await page.reload()
  await wants.waitFor()
  expect(await wants.isChecked()).toBe(false)
  await page.context().close()
})

test('a device that gets push messages is listed until it is removed', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB', mayKeepPages: true })
  await bringAxe(page)
  await enterOffice(page)
  await page.context().grantPermissions(['notifications'])
  // The maker's push service is out of reach of a test: its answer, a subscription, is made up.
  await page.addInitScript(() => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const endpoint = `https://push.example/${crypto.randomUUID()}`
    const subscribe = async () => ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription
    PushManager.prototype.subscribe = subscribe
  })
  await page.goto('/admin#/staff-notices/settings')
  const part = page.locator('section', { has: page.getByRole('heading', { name: devices.title }) })
  await part.getByRole('button', { name: devices.turnOn }).click()
  await part.getByText(devices.turnedOn).waitFor()
  const line = part.getByRole('listitem').filter({ hasText: devices.here })
  expect(await line.textContent()).toMatch(/Chrome · Linux/)
  expect(await violations(page, [{ width: 1440, height: 900 }])).toEqual([])

  await line.getByRole('button').click()
  await part.getByRole('button', { name: devices.turnOn }).waitFor()
  await line.waitFor({ state: 'detached' })
  await page.context().close()
})
