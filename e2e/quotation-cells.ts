import { quotations as staffSide } from '@fitout/contract/messages/en/staff/quotations.ts'
import type { Locator, Page } from 'playwright-core'
import { isFocused } from './keyboard.ts'
import { filled } from './words.ts'

/** The English messages of the quotation editor. */
export const office = staffSide.quotations

export const filledIn = (text: string, values: Record<string, string | number>) =>
  filled(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])))

/** A cell of a line, on the page or in one trade. */
export const cell = (place: Page | Locator, field: keyof typeof office.fields, number: number) =>
  place.getByLabel(filledIn(office.cellOf, { field: office.fields[field], number }), { exact: true })

export const title = (place: Page | Locator, number: number) =>
  place.getByRole('combobox', { name: filledIn(office.titleOf, { language: '繁體中文', number }), exact: true })

const mostSteps = 200

/** Presses Tab until the focus is on the target. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(target)) return
  }
  throw new Error(`${mostSteps} presses of Tab do not reach ${target}`)
}

export async function activate(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
