import { savedDrafts } from '@fitout/contract/messages/en/staff/saved-drafts.ts'
import { languageNames } from '@fitout/contract/locales.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { keptDrafts } from './kept-drafts.ts'
import { staffWords as words } from './staff-words.ts'

export const named = (text: string, name: string) => text.replace('{name}', name)

/** A category that no visitor sees, with the newest picture of the shop. */
export async function addPicturedCategory(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').first()
  const main = page.getByRole('main')
  await page.getByRole('button', { name: words.categories.add }).click()
  for (const locale of ['zh', 'en'] as const) {
    await dialog.getByLabel(`${words.products.title} · ${languageNames[locale]}`).fill(name)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name }).waitFor()
  await main.getByRole('button', { name: words.writings.choosePicture }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words.writings.upload }).press('Enter')
  await chooser
  await page
    .getByRole('button', { name: new RegExp(`^${words.writings.pictureNumber.replace('{number}', '1')}(?!\\d)`) })
    .click()
  const alt = main.getByLabel(`${words.pictures.alt} · English`)
  await alt.fill('A lamp')
  // What was not saved is kept on the device, with the picture.
  await expect.poll(() => keptDrafts(page)).toContain('A lamp')
  const crashed = page.waitForEvent('dialog').then((question) => question.accept())
  await page.reload()
  await crashed
  await page.getByRole('button', { name: savedDrafts.savedDraft.takeUp }).click()
  await expect.poll(() => alt.inputValue()).toBe('A lamp')
  await main.getByRole('button', { name: words.kit.action.save }).click()
  await page.getByText(words.done.categorySaved.replace('{title}', name)).waitFor()
  await page.goto('/admin#/categories')
  await main.getByRole('link', { name: named(words.categories.editNamed, name) }).click()
  await main.getByRole('button', { name: words.writings.otherPicture }).waitFor()
  expect(await alt.inputValue()).toBe('A lamp')
}

/** A colour that no variant has yet. */
export async function addColour(page: Page, name: string): Promise<void> {
  await page.goto('/admin#/attributes')
  await page.getByRole('button', { name: words.attributes.add }).click()
  for (const locale of ['zh', 'en'] as const) {
    await page.getByRole('dialog').getByLabel(`${words.products.title} · ${languageNames[locale]}`).fill(name)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: named(words.categories.editNamed, name) }).waitFor()
}

/** A delivery method that is not offered yet. */
export async function addCourier(page: Page, name: string): Promise<void> {
  await page.goto('/admin#/couriers/new')
  for (const locale of ['zh', 'cn', 'en'] as const) {
    await page.getByLabel(`${words.products.title} · ${languageNames[locale]}`).fill(name)
  }
  await page.getByLabel(words.couriers.fields.fee).fill('350')
  await page.getByRole('button', { name: words.kit.action.save }).click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
  await page.goto('/admin#/couriers')
  await page.locator('.MuiCard-root').filter({ hasText: name }).getByText('HK$350').waitFor()
}
