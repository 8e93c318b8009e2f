import { backOffice } from '@fitout/contract/messages/en/staff/back-office.ts'
import { productFiles } from '@fitout/contract/messages/en/staff/product-files.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import {
  beginQuotation,
  findStaffQuotation,
  saveQuotationHead,
  sendQuotation,
} from '@fitout/contract/staff/quotations.ts'
import { openRenovation } from '@fitout/contract/staff/renovations.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { enterOffice } from './office.ts'
import { cell, office, filledIn, title } from './quotation-cells.ts'
import { asCopied, quotedRows, quotedTotal } from './quotation-lines.ts'
import { saying } from './words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

async function enterRoom() {
  const page = await browser.visit({ language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const call = await staffCall(page)
  const email = `client-${crypto.randomUUID()}@example.com`
  const body = { title: `Flat ${crypto.randomUUID().slice(0, 8)}`, name: 'Ho Siu Ming', email, language: 'zh' as const }
  const { data: room } = await call(openRenovation, { body })
  return { page, call, room }
}

async function enterDraft() {
  const { page, call, room } = await enterRoom()
  await call(beginQuotation, { params: { id: room._id }, body: { from: 'TEMPLATE' } })
  const path = `/admin#/renovations/${room._id}/quotations/1`
  const saved = async () => (await call(findStaffQuotation, { params: { id: room._id, version: '1' } })).data
  const sent = async () => {
    const params = { id: room._id, version: '1' }
    const start = hongKongDay(new Date(), 30)
    const { data } = await call(saveQuotationHead, {
      params,
      body: { revision: (await saved()).head_revision, start, working_days: 40 },
    })
    await call(sendQuotation, { params, body: { revision: data.revision, is_warned: true } })
  }
  return { page, path, saved, sent }
}

async function addTrade(page: Page, name: string) {
  await page.getByLabel(office.trade).selectOption({ label: name })
  await page.getByRole('button', { name: office.addGroup }).click()
}

test('rows of a spreadsheet are pasted, and a wrong cell is named before any is accepted', async () => {
  const { page, path, saved } = await enterDraft()
  await page.goto(path)
  await addTrade(page, 'Design and supervision')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = (rows: readonly (readonly string[])[]) =>
    page.evaluate((text) => navigator.clipboard.writeText(text), asCopied(rows))

  await copy(quotedRows.map((row, index) => (index === 4 ? [row[0]!, 'five', row[2]!, row[3]!] : row)))
  await title(page, 1).click()
  await page.keyboard.press('Control+V')
  const dialog = page.getByRole('dialog')
  const fault = dialog.getByRole('row', { name: `5 ${office.fields.qty} ${office.faults.number} five` })
  await fault.waitFor()
  await page.keyboard.press('Escape')
  expect((await saved()).content.groups.flatMap((group) => group.lines)).toEqual([])

  await copy(quotedRows)
  await title(page, 1).click()
  await page.keyboard.press('Control+V')
  await title(page, 25).waitFor()
  await page.getByText(quotedTotal).first().waitFor()
  await expect.poll(async () => (await saved()).total).toBe(362_008)
  expect((await saved()).content.groups[0]?.lines).toHaveLength(25)
  expect(await violations(page)).toEqual([])
  await page.context().close()
}, 180_000)

test('two people in one group choose line by line, and neither loses input', async () => {
  const { page, path, saved } = await enterDraft()
  const other = await browser.visit({ language: 'en-GB' })
  await enterOffice(other)
  await page.goto(path)
  await addTrade(page, 'Painting')
  await title(page, 1).fill('油漆')
  await page.keyboard.press('Enter')
  await title(page, 2).fill('批灰')
  await expect.poll(async () => (await saved()).content.groups[0]?.lines.length).toBe(2)

  await other.goto(path)
  await title(other, 2).waitFor()
  await cell(page, 'unit_price', 1).fill('100')
  await title(page, 1).fill('油漆三色')
  await expect.poll(async () => (await saved()).content.groups[0]?.lines[0]?.title.zh).toBe('油漆三色')

  await cell(other, 'qty', 1).fill('3')
  await cell(other, 'unit_price', 2).fill('55')
  await other.getByRole('button', { name: saying(office.conflictWith) }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByText('油漆三色').waitFor()
  await dialog.getByText('3 item', { exact: false }).waitFor()
  await dialog.getByRole('radiogroup', { name: '油漆' }).getByRole('radio').last().check()
  await dialog.getByRole('button', { name: office.conflictTake }).click()
  const lines = async () =>
    (await saved()).content.groups[0]?.lines.map((line) => [line.title.zh, line.qty, line.unit_price])
  await expect.poll(lines).toEqual([
    ['油漆三色', 1, 100],
    ['批灰', 1, 55],
  ])
  await other.context().close()
  await page.context().close()
}, 180_000)

test('lines are imported from a file, and a version signed on paper is recorded with its scan', async () => {
  const { page, path, saved, sent } = await enterDraft()
  await page.goto(path)
  const heading = 'group,kind,title_zh,title_en,qty,unit,unit_price,set'
  const lines = [
    'painting,WORK,油漆,Paint,1,ITEM,26500,',
    'electrical,OPTION,吊櫃底燈,Cabinet lights,6,PIECE,480,',
    'flooring,OPTION,橡木地板,Oak floor,1,ITEM,9000,floor',
    'flooring,OPTION,竹地板,Bamboo floor,1,ITEM,7000,floor',
  ]
  const csv = (rows: string[]) => ({
    name: 'lines.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heading, ...rows].join('\n')),
  })
  await page.getByRole('button', { name: office.import }).click()
  const dialog = page.getByRole('dialog', { name: office.import })
  const field = dialog.locator('input[type=file]')
  await field.setInputFiles(csv([...lines, 'painting,WORK,底漆,Primer,many,ITEM,1,']))
  await dialog.getByRole('cell', { name: 'many' }).waitFor()
  expect(await violations(page, [{ width: 1440, height: 900 }])).toEqual([])
  await field.setInputFiles(csv(lines))
  await dialog.getByText(filledIn(office.wouldImport, { count: 4 })).waitFor()
  expect((await saved()).content.groups).toEqual([])
  await dialog.getByRole('button', { name: productFiles.productFile.apply }).click()
  await dialog.getByText(filledIn(office.imported, { count: 4 })).waitFor()
  await dialog.getByRole('button', { name: backOffice.kit.action.back }).click()
  expect((await saved()).content).toMatchObject({ total: 26_500, options_total: 18_880 })
  await page.getByText(filledIn(office.optionsBeside, { amount: 'HK$18,880' })).waitFor()

  await page.getByRole('tab', { name: office.tabs.preview }).click()
  const address = await page.getByRole('link', { name: office.pdf }).getAttribute('href')
  const paper = await page.request.get(address ?? '')
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await sent()
  await page.reload()
  await page.getByRole('button', { name: office.onPaper }).click()
  const paperDialog = page.getByRole('dialog', { name: office.onPaper })
  await paperDialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: await paper.body() })
  await paperDialog.getByText(office.scanIsThere).waitFor()
  await paperDialog.getByLabel(office.fields.name).fill('何小明')
  await paperDialog.getByRole('radio', { name: /Bamboo/ }).check()
  await paperDialog.getByText('HK$33,500').waitFor()
  expect(await violations(page, [{ width: 375, height: 812 }])).toEqual([])
  await paperDialog.getByRole('button', { name: office.onPaper }).click()
  const scan = page.getByRole('link', { name: saying(office.signedPaper) })
  const kept = await page.request.get((await scan.getAttribute('href')) ?? '')
  expect([kept.status(), kept.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await saved()).acceptance).toMatchObject({ typed_name: '何小明', accepted_total: 33_500 })
  await page.context().close()
})
