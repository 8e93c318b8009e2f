import { apiTokens } from '@fitout/contract/messages/en/staff/api-tokens.ts'
import { appointments } from '@fitout/contract/messages/en/staff/appointments.ts'
import { formerAddresses } from '@fitout/contract/messages/en/staff/former-addresses.ts'
import { orderDesk } from '@fitout/contract/messages/en/staff/order-desk.ts'
import { renovations } from '@fitout/contract/messages/en/staff/renovations.ts'
import { replyTemplates } from '@fitout/contract/messages/en/staff/reply-templates.ts'
import { staff } from '@fitout/contract/messages/en/staff/staff.ts'
import { weatherDays } from '@fitout/contract/messages/en/staff/weather-days.ts'
import { webhooks } from '@fitout/contract/messages/en/staff/webhooks.ts'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { enquire } from './desk-work.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

/** The focused element, and the expected one in a dialog with a form: its first field. */
const beginningOf = (dialog: Locator) =>
  dialog.evaluate((form) => {
    const fields = [...form.querySelectorAll<HTMLElement>('input, textarea, [role=combobox]')]
    const first = fields.find((field) => field.tabIndex >= 0 && !field.matches('[type=hidden], [type=file], :disabled'))
    const isAt = first === undefined ? undefined : document.activeElement === first
    const described = form.closest('[role=dialog]')?.getAttribute('aria-describedby')
    return { isAt, isDescribed: !described || document.getElementById(described)?.textContent !== '' }
  })

/** A screen of each kind, and the button that opens its form. */
const forms: [string, string][] = [
  ['products', words.products.add],
  ['categories', words.categories.add],
  ['staff', staff.staff.add],
  ['weather-days', weatherDays.weatherDays.add],
  ['appointments', appointments.appointments.add],
  ['appointments', appointments.appointments.book],
  ['webhooks', webhooks.webhooks.add],
  ['api-tokens', apiTokens.apiTokens.add],
  ['former-addresses', formerAddresses.formerAddresses.add],
  ['post-categories', words.writings.categories.add],
  ['renovations', renovations.renovations.open],
  ['reply-templates', replyTemplates.replyTemplates.add],
]

test('each dialog with a form focuses its first field, and announces its title first', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  const dialog = page.getByRole('dialog')
  for (const [path, name] of forms) {
    await page.goto(`/admin#/${path}`)
    await page.locator('main').getByRole('button', { name, exact: true }).click()
    await dialog.locator('button[type=submit]').waitFor()
    expect({ path, ...(await beginningOf(dialog)) }).toEqual({ path, isAt: true, isDescribed: true })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await page.context().close()
}, 120_000)

/** A screen of each kind with a button that adds an entry. */
const entries: [string, string][] = [
  ['couriers/new', words.couriers.addArea],
  ['orders/new', words.offers.addPiece],
  ['orders/new', orderDesk.orderDesk.addCustom],
  ['membership', words.levels.add],
  ['words/configuration/search-terms', words.writings.addTo.replace('{list}', words.writings.fields.popular)],
]

test.each(entries)('on %s the focus goes from “%s” to the first field of what was added', async (path, name) => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  await page.goto(`/admin#/${path}`)
  const add = page.locator('main').getByRole('button', { name }).first()
  await add.waitFor()
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('main :is(input, textarea, [role=combobox])'))
      field.setAttribute('data-before', '')
  })
  await add.click()
  const isAtFirst = () =>
    page.evaluate(() => {
      const added = document.querySelectorAll<HTMLElement>(
        'main :is(input, textarea, [role=combobox]):not([data-before])',
      )
      const first = [...added].find(({ tabIndex }) => tabIndex >= 0)
      return first !== undefined && document.activeElement === first
    })
  await expect.poll(isAtFirst).toBe(true)
  await page.context().close()
})

test('on a touch screen a dialog focuses itself, and a confirmation focuses its cancel button', async () => {
  const phone = await browser.visit({ width: 'phone', language: 'en-GB' })
  await enterOffice(phone)
  await phone.goto('/admin#/products')
  await phone.getByRole('button', { name: words.products.add }).click()
  const dialog = phone.getByRole('dialog')
  await dialog.locator('button[type=submit]').waitFor()
  expect((await beginningOf(dialog)).isAt).toBe(false)
  await dialog.getByRole('textbox').first().fill('Lamp')
  await phone.getByRole('button', { name: words.kit.action.back }).last().click()
  const asked = phone.getByRole('dialog', { name: words.kit.unsaved.title })
  await expect.poll(() => asked.locator(':focus').textContent()).toBe(words.kit.unsaved.stay)
  const description = await asked.getAttribute('aria-describedby')
  expect(await phone.locator(`[id="${present(description)}"]`).textContent()).toBe(words.kit.unsaved.lead)
  await phone.context().close()
})

test.each(['products', 'customers'])('the way back to %s ends at the row that was followed', async (path) => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  await page.goto(`/admin#/${path}`)
  const row = page.locator('main [data-row]').nth(1).getByRole('link').first()
  const followed = present(await row.getAttribute('href'))
  await page.getByRole('heading').first().click()
  for (const key of ['j', 'j', 'e']) await page.keyboard.press(key)
  await expect.poll(() => page.url()).toContain(followed)
  await page.locator('main').getByRole('heading').first().waitFor()
  await page.goBack()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  await expect.poll(focused).toBe(followed)
  await page.context().close()
})

test('the side sheet leaves the focus on the row that it showed last', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  await page.goto('/admin#/customers')
  const link = (at: number) => page.locator('main [data-row]').nth(at).getByRole('link').first()
  const last = present(await link(1).getAttribute('href'))
  await page.getByRole('heading').first().click()
  for (const key of ['j', 'o']) await page.keyboard.press(key)
  const sheet = page.getByRole('dialog', { name: words.kit.sheet.title })
  await sheet.getByRole('heading').first().waitFor()
  await page.keyboard.press('j')
  await expect.poll(() => sheet.getByRole('link', { name: words.kit.sheet.whole }).getAttribute('href')).toBe(last)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(last)
  await page.context().close()
})

test('an action by keyboard keeps the focus at its place, also where its button is replaced', async () => {
  const { _id } = await enquire('Ho Ka Man')
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  await page.goto(`/admin#/enquiries/${_id}`)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.getByRole('button', { name: words.enquiries.take }).press('Enter')
  await expect.poll(focused).toBe(words.enquiries.giveBack)
  await page.getByLabel(words.enquiries.nextAction).fill('Call back')
  await page.getByRole('button', { name: words.kit.action.save }).press('Enter')
  await page.getByText(words.done.enquiryAction).first().waitFor()
  const isInContent = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
  await expect.poll(isInContent).toBe(true)
  await page.context().close()
})

test('a dialog opened from a menu returns the focus to the button of the menu', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  await page.goto('/admin#/products')
  await page.locator('main [data-row]').first().getByRole('link').first().click()
  const more = page.locator('main [aria-haspopup=menu]').first()
  await more.press('Enter')
  await page.getByRole('menuitem').first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.locator('button[type=submit]').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => more.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.context().close()
})
