import type { Locale } from '@fitout/contract/locales.ts'
import { backOffice as cnWords } from '@fitout/contract/messages/cn/staff/back-office.ts'
import { fieldFaults as cnFaults } from '@fitout/contract/messages/cn/staff/field-faults.ts'
import { staff as cnStaff } from '@fitout/contract/messages/cn/staff/staff.ts'
import { weatherDays as cnDays } from '@fitout/contract/messages/cn/staff/weather-days.ts'
import { backOffice as enWords } from '@fitout/contract/messages/en/staff/back-office.ts'
import { fieldFaults as enFaults } from '@fitout/contract/messages/en/staff/field-faults.ts'
import { offers } from '@fitout/contract/messages/en/staff/offers.ts'
import { staff as enStaff } from '@fitout/contract/messages/en/staff/staff.ts'
import { weatherDays as enDays } from '@fitout/contract/messages/en/staff/weather-days.ts'
import { backOffice as zhWords } from '@fitout/contract/messages/zh/staff/back-office.ts'
import { fieldFaults as zhFaults } from '@fitout/contract/messages/zh/staff/field-faults.ts'
import { staff as zhStaff } from '@fitout/contract/messages/zh/staff/staff.ts'
import { weatherDays as zhDays } from '@fitout/contract/messages/zh/staff/weather-days.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { enterOffice, speak } from './office.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const words = {
  zh: { ...zhWords, ...zhFaults, ...zhStaff, ...zhDays },
  cn: { ...cnWords, ...cnFaults, ...cnStaff, ...cnDays },
  en: { ...enWords, ...enFaults, ...enStaff, ...enDays },
}
/** The browser's own language is another than that of the page. */
const spokenByBrowser: Record<Locale, string> = { zh: 'en-GB', cn: 'zh-HK', en: 'zh-HK' }

/** The description of each invalid field of the open dialog. */
async function faultsShown(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLInputElement>('input:invalid, textarea:invalid')].map((field) => {
      const shown = field.getAttribute('aria-hidden') ? field.parentElement?.querySelector('[role=combobox]') : field
      const ids = shown?.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    }),
  )
}

/** Counts the invalid fields that the browser would point at itself. */
async function watchBubbles(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    addEventListener(
      'invalid',
      (event) =>
        setTimeout(() => {
          if (!event.defaultPrevented) document.body.dataset.bubbles = `${document.body.dataset.bubbles ?? ''}x`
        }),
      true,
    )
  })
  return async () => page.evaluate(() => (document.body.dataset.bubbles ?? '').length)
}

test.for(['zh', 'cn', 'en'] as const)(
  'a form says at the field what is missing, in %s',
  { timeout: 60_000 },
  async (locale) => {
    const page = await browser.visit({ language: spokenByBrowser[locale] })
    await bringAxe(page)
    await enterOffice(page)
    await speak(page, locale)
    const { fieldFaults: faults, staff, weatherDays, kit } = words[locale]

    await page.goto('/admin#/staff')
    const bubbles = await watchBubbles(page)
    await page.getByRole('button', { name: staff.add }).click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: staff.add })
    await save.click()
    await expect.poll(() => faultsShown(page)).toEqual([faults.required, faults.required])
    const name = dialog.getByRole('textbox', { name: staff.name })
    const email = dialog.getByRole('textbox', { name: staff.email })
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(await violations(page)).toEqual([])

    await name.fill('Chan')
    await email.fill('chan')
    await expect.poll(() => faultsShown(page)).toEqual([faults.email])
    expect(await name.getAttribute('aria-invalid')).toBe('false')
    await save.click()
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: kit.unsaved.leave }).click()

    await page.goto('/admin#/weather-days')
    await page.getByRole('button', { name: weatherDays.add }).click()
    await dialog.getByLabel(weatherDays.day).fill('')
    await dialog.locator('button[type=submit]').click()
    await expect.poll(async () => (await faultsShown(page))[0]).toBe(faults.required)
    await dialog.getByLabel(weatherDays.day).fill('2999-01-01')
    await expect.poll(async () => (await faultsShown(page))[0]).toContain(faults.last.split('{')[0])
    expect(await bubbles()).toBe(0)
  },
)

test('a form says at the field that a period ends before it begins', { timeout: 60_000 }, async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  await page.goto('/admin#/campaigns/create')
  await page.getByLabel(offers.offers.startsAt).fill('2026-12-02T10:00')
  const end = page.getByLabel(offers.offers.endsAt)
  await end.fill('2026-12-01T10:00')
  await page.locator('form').getByRole('button', { name: enWords.kit.action.save }).click()
  await page.getByText(enFaults.fieldFaults.first.replace('{first}', '02/12/2026 10:00')).waitFor()
  expect(await end.getAttribute('aria-invalid')).toBe('true')
  await page.context().close()
})
