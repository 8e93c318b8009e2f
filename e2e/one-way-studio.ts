import { languageNames } from '@fitout/contract/locales.ts'
import { findStaffQuotation } from '@fitout/contract/staff/quotations.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { staffCall } from './callers.ts'
import { isFocused } from './keyboard.ts'
import { activate, cell, office, tabTo, title } from './quotation-cells.ts'
import { quotedRows, quotedTotal } from './quotation-lines.ts'

export const levelling = { en: 'Screed and level floors', zh: '地台找平', cn: '地面找平' }
export const addedLights = { en: 'Lights under the wall cabinets', zh: '吊櫃底燈', cn: '吊柜底灯' }
export const changedPrice = 'HK$24'

const rows = [...quotedRows, [addedLights.zh, '6', '', '', 'Electrical']]
const trades = Map.groupBy(rows, ([, , , , trade = '']) => trade)
/** Of two lines, moves the second before the first. */
const moved = 'Carpentry'

/** Writes the works of a flat from standard items and sends them, from the page of the room, with the keyboard alone. */
export async function writeQuotation(page: Page, id: string): Promise<void> {
  await activate(page, page.getByRole('link', { name: office.open, exact: true }))
  await page.getByText(office.none).waitFor()
  await activate(page, page.getByRole('button', { name: office.begin.TEMPLATE }))
  const trade = page.getByLabel(office.trade)
  await trade.waitFor()
  for (const [name, lines] of trades) {
    await tabTo(page, trade)
    await page.keyboard.type(name)
    await activate(page, page.getByRole('button', { name: office.addGroup }))
    await writeLines(page, name, lines)
    // One is moved up; a line added by mistake is removed.
    if (name === moved)
      for (const keys of ['Alt+ArrowUp', 'Control+Enter', 'Alt+Backspace']) await page.keyboard.press(keys)
  }
  await page.getByText(quotedTotal).first().waitFor()
  const lead = page.getByRole('region', { name: office.missing })
  await activate(page, lead.getByRole('button', { name: office.gaps['works-period'] }))
  const start = page.getByLabel(office.fields.start, { exact: true })
  await expect.poll(() => isFocused(start)).toBe(true)
  await page.keyboard.type('12282026')
  await tabTo(page, page.getByLabel(office.fields.working_days, { exact: true }))
  await page.keyboard.type('62')
  await page.getByText('13/03/2027').or(page.getByText('2027-03-13')).waitFor()
  await page.getByText(office.nothingMissing).waitFor()
  await activate(page, page.getByRole('button', { name: office.send }))
  await confirmSending(page)
  const call = await staffCall(page)
  const { data } = await call(findStaffQuotation, { params: { id, version: '1' } })
  const written = data.content.groups.map((group) => group.lines.map(({ title: { zh } }) => zh))
  const wanted = [...trades].map(([name, lines]) =>
    (name === moved ? lines.toReversed() : lines).map(([words]) => words),
  )
  expect(written).toEqual(wanted)
}

/** The section of a trade, by the beginning of its name. */
const tradeOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) })

async function writeLines(page: Page, name: string, lines: string[][]): Promise<void> {
  const trade = tradeOf(page, name)
  for (const [index, [words = '', qty = '']] of lines.entries()) {
    await expect.poll(() => isFocused(title(trade, index + 1)), { interval: 20 }).toBe(true)
    await page.keyboard.type(words.slice(0, 6))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await tabTo(page, cell(trade, 'qty', index + 1))
    await page.keyboard.type(qty)
    if (index < lines.length - 1) await page.keyboard.press('Enter')
  }
}

async function confirmSending(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByText(office.confirmWarnings).waitFor()
  for (const box of await dialog.getByRole('checkbox').all()) await activate(page, box, 'Space')
  await activate(page, dialog.getByRole('button', { name: office.send }))
  await page.getByText(office.status.SENT, { exact: true }).first().waitFor()
}

/** Sends a new version, in which levelling costs 2 dollars more per foot. */
export async function sendChangedPrice(page: Page): Promise<void> {
  await page.getByRole('button', { name: office.begin.VERSION }).click()
  await cell(tradeOf(page, 'Masonry'), 'unit_price', 1).fill('24')
  // Checks the differences from the version that the client has, and the preview of the draft.
  await page.getByRole('tab', { name: office.tabs.changes }).click()
  await page.getByText(`${office.change.changed} · ${levelling.en} · ${office.fields.unit_price}`).waitFor()
  await page.getByText(changedPrice, { exact: true }).waitFor()
  await page.getByRole('tab', { name: office.tabs.preview }).click()
  const languages = page.getByRole('group', { name: office.languages })
  await languages.getByRole('button', { name: languageNames.en }).click()
  await page.getByText(levelling.en, { exact: true }).waitFor()
  await page.getByRole('button', { name: office.send }).click()
  await confirmSending(page)
}
