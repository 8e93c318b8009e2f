import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageNames } from '@fitout/contract/locales.ts'
import { imports as words } from '@fitout/contract/messages/en/staff/imports.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { zipOf } from '../api/src/testing/import-desk.ts'
import { type ImportFileRow, shopifyFile } from '../api/src/testing/import-files.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { askAs } from './member.ts'
import { enterOffice } from './office.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

const lamp = join(import.meta.dirname, '../api/database/seed/media/details/table-lamp-ceramic.jpg')

/** The journey may run twice in one shop. */
const mark = Date.now().toString(36).slice(-6)
const handle = `harbour-lamp-${mark}`

const rowsOf = (price: string): ImportFileRow[] => [
  {
    Handle: handle,
    Title: `Harbour Lamp ${mark}`,
    'Body (HTML)': '<p>Made of <strong>clay</strong>.</p>',
    'Option1 Name': 'Glaze',
    'Option1 Value': 'White',
    'Variant SKU': `HL-${mark}-W`,
    'Variant Inventory Qty': 3,
    'Variant Price': '680.00',
    'Image Src': 'https://cdn.shopify.com/s/files/1/0001/harbour-lamp.jpg?v=1',
    Status: 'active',
  },
  { Handle: handle, 'Option1 Value': 'Moss', 'Variant SKU': `HL-${mark}-M`, 'Variant Price': price },
]

test('an owner imports a file of Shopify: a fault is fixed, a picture is imported, and the old address redirects to the piece', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  const { imports } = words

  async function upload(price: string) {
    await page.goto('/admin#/imports')
    await page.getByRole('button', { name: imports.choose }).click()
    const dialog = page.getByRole('dialog')
    const buffer = Buffer.from(shopifyFile(rowsOf(price)))
    await dialog.locator('input[type=file]').setInputFiles({ name: `${handle}.csv`, mimeType: 'text/csv', buffer })
    await dialog.getByLabel(imports.language).click()
    await page.getByRole('option', { name: languageNames.en }).click()
    await dialog.getByRole('button', { name: imports.saveMapping }).click()
    await page.getByRole('heading', { name: imports.statuses.CHECKED }).waitFor()
  }

  await upload('6B0')
  await page.getByRole('row', { name: /^3 Variant Price .*6B0$/ }).waitFor()
  await page.getByRole('heading', { name: imports.nothing }).waitFor()

  await upload('720')
  const archive = await zipOf({ 'harbour-lamp.jpg': new Uint8Array(await readFile(lamp)) })
  await page.locator('input[type=file][accept*=zip]').setInputFiles({
    name: 'pictures.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(await archive.arrayBuffer()),
  })
  await page.getByText('1 picture received').waitFor()
  await page.getByRole('button', { name: 'Import 1', exact: true }).click()
  await page.getByRole('heading', { name: imports.statuses.DONE, exact: true }).waitFor()

  const query = new URLSearchParams({ q: `Harbour Lamp ${mark}` })
  const found = await askAs<{ data: { _id: string }[] }>(page, 'en', 'GET', `/admin/products/all?${query}`)
  const id = found.data[0]?._id ?? ''
  const title = { zh: '海港枱燈', cn: '海港台灯', en: `Harbour Lamp ${mark}` }
  await askAs(page, 'en', 'PUT', `/admin/products/${id}/change`, { title, status: 'ACTIVE' })

  const former = await fetch(`${inject('shopUrl')}/en/products/${handle}`, { redirect: 'manual' })
  expect([former.status, former.headers.get('Location')]).toEqual([301, `/en/products/${id}/${handle}`])
  const customer = await enter(browser, 'en')
  await customer.goTo(`/products/${handle}`)
  await customer.page.getByRole('heading', { level: 1, name: `Harbour Lamp ${mark}` }).waitFor()
  await customer.page.locator('main img').first().waitFor()
  await customer.leave()
})
