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

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
const written = [
  ['繁體中文', '新到的燈', '請到店參觀。'],
  ['简体中文', '新到的灯', '请到店参观。'],
  ['English', 'New lamps', 'Come and see them in the shop.'],
] as const

test('staff save a filter as a shared segment and write to it; only customers who agreed get the mail', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const name = `Regulars ${Date.now()}`
  // No real name, and unique to this run.
  await page.goto('/admin#/customers')
  await page.getByRole('button', { name: words.kit.action.add_filter }).click()
  await page.getByRole('menuitem', { name: words.customers.spent_at_least }).click()
  // Into the requested field, without a press on it.
  await page.keyboard.type(String(90_000_000 + (Date.now() % 9_000_000)))
  await page.getByRole('button', { name: words.kit.views.keep }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words.kit.views.name }).fill(name)
  await dialog.getByRole('switch', { name: words.customers.segmentForAll }).check()
  await dialog.getByRole('button', { name: words.kit.action.save }).click()
  await page.getByRole('button', { name: `${name} 0` }).waitFor()
  await page.getByRole('button', { name: words.mailings.write, exact: true }).click()
  for (const [language, subject, text] of written) {
    if (language === 'English') {
      await page.getByRole('button', { name: words.kit.action.save }).click()
      await page.getByText(words.mailings.unwritten.replace('{languages}', language), { exact: true }).waitFor()
    }
    await page.getByRole('group').getByRole('button', { name: language }).click()
    await page.getByRole('textbox', { name: words.mailings.subject }).fill(subject)
    await page.getByRole('textbox', { name: words.mailings.text }).fill(text)
  }
  await page.getByText(words.mailings.unsaved).waitFor()
  await page.getByRole('button', { name: words.kit.action.save }).click()
  await page.getByRole('heading', { name: 'New lamps' }).first().waitFor()
  // As stored in the database, whatever the order of the languages there.
  await page.getByText(words.mailings.unsaved).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: words.mailings.test }).click()
  await page.getByText(words.mailings.testSent.split('{')[0] ?? '').waitFor()
  await page.getByText('請到店參觀。').waitFor()
  await page.getByText('0 customers get it').waitFor()
  expect(await page.getByRole('button', { name: words.mailings.send, exact: true }).isDisabled()).toBe(true)
  const found = await violations(page, [desk, phone])
  await page.getByRole('button', { name: words.mailings.remove }).click()
  await dialog.getByRole('button', { name: words.mailings.remove }).click()
  await page.getByText(words.mailings.none).waitFor()
  await page.goto('/admin#/customers')
  await page.getByRole('link', { name: words.customers.guests, exact: true }).click()
  await page.getByRole('heading', { level: 2, name: words.customers.guests }).waitFor()
  expect(found).toEqual([])
  await page.context().close()
}, 150_000)
