import { setup as words } from '@fitout/contract/messages/en/setup.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const fillerOf = (page: Page) => (name: string, text: string) => page.locator(`[name="${name}"]`).fill(text)

/** Fills in the form of a new shop, in English, except the bank account and the code of the authenticator. */
export async function fillSetUp(page: Page): Promise<void> {
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
export async function shownSecret(page: Page): Promise<string> {
  return /[A-Z2-7]{32}/.exec((await page.getByText(/[A-Z2-7]{32}/).textContent()) ?? '')?.[0] ?? ''
}
