import { setup as words } from '@fitout/contract/messages/en/setup.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { authenticatorCode } from './authenticator.ts'

const fillerOf = (page: Page) => (name: string, text: string) => page.locator(`[name="${name}"]`).fill(text)

/** Sets up a new shop with its form, in English. */
export async function setUp(page: Page, { url, code }: { url: string; code: string }): Promise<void> {
  await page.goto(`${url}/en/setup#${code}`)
  await expect.poll(() => page.getByRole('textbox', { name: words.code }).inputValue()).toBe(code)
  await page.getByRole('button', { name: words.codeOpen }).click()
  const fill = fillerOf(page)
  await fillSetUp(page)
  // Switching the language and back loses no input.
  for (const language of ['繁體中文', 'English']) {
    await page.getByRole('navigation').getByRole('link', { name: language }).click()
    await page.locator(`html[lang^="${language === 'English' ? 'en' : 'zh'}"]`).waitFor()
    expect(await page.locator('[name="name.en"]').inputValue()).toBe('Harbour & Oak')
  }
  expect(await page.locator('[name="password"]').inputValue()).toBe('a long password of the owner')
  await fill('authenticator_code', authenticatorCode(await shownSecret(page)))
  // Missing fields are named, and the rest of the input is kept.
  await page.getByRole('button', { name: words.open }).click()
  await page.getByRole('group', { name: words.summary }).waitFor()
  await fill('bank_account', 'Hang Seng Bank 024-123456-883')
  await page.getByRole('button', { name: words.open }).click()
  await page.getByRole('heading', { name: 'Harbour & Oak is open' }).waitFor()
  expect(await page.getByRole('list', { name: words.doneCodes }).getByRole('listitem').count()).toBe(10)
}

/** Fills in the form, except the bank account and the code of the authenticator. */
async function fillSetUp(page: Page): Promise<void> {
  const fill = fillerOf(page)
  await fill('name.en', 'Harbour & Oak')
  await fill('name.zh', '海岸設計')
  await fill('address.en', '9/F, 24 Lee Chung Street, Chai Wan')
  await fill('address.zh', '柴灣利眾街 24 號 9 樓')
  await fill('phone', '2345 6789')
  await fill('email', 'owner@harbour-oak.example')
  await page.getByRole('radio', { name: words.palettes.pine }).check({ force: true })
  expect(await page.locator('[name="order_prefix"]').inputValue()).toBe('HO')
  await fill('fps_id', '1234567')
  await fill('password', 'a long password of the owner')
}

/** The secret that the form shows for an authenticator. */
async function shownSecret(page: Page): Promise<string> {
  return /[A-Z2-7]{32}/.exec((await page.getByText(/[A-Z2-7]{32}/).textContent()) ?? '')?.[0] ?? ''
}
