import { languageNames } from '@fitout/contract/locales.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { staffWords as words } from './staff-words.ts'

export const named = (text: string, name: string) => text.replace('{name}', name)

/** A category that no visitor sees, with the newest picture of the shop. */
export async function addPicturedCategory(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').first()
  const change = page.getByRole('button', { name: named(words.categories.editNamed, name) })
  await page.getByRole('button', { name: words.categories.add }).click()
  for (const locale of ['zh', 'en'] as const) {
    await dialog.getByLabel(`${words.products.title} · ${languageNames[locale]}`).fill(name)
  }
  await page.keyboard.press('Enter')
  await change.click()
  await dialog.getByRole('button', { name: words.writings.choosePicture }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words.writings.upload }).press('Enter')
  await chooser
  await page
    .getByRole('button', { name: new RegExp(`^${words.writings.pictureNumber.replace('{number}', '1')}(?!\\d)`) })
    .click()
  await dialog.getByLabel(`${words.pictures.alt} · English`).fill('A lamp')
  await dialog.getByRole('button', { name: words.kit.action.save }).click()
  await dialog.waitFor({ state: 'detached' })
  await change.click()
  await dialog.getByRole('button', { name: words.writings.otherPicture }).waitFor()
  expect(await dialog.getByLabel(`${words.pictures.alt} · English`).inputValue()).toBe('A lamp')
  await page.keyboard.press('Escape')
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
