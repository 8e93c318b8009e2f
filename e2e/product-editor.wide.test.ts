import { savedDrafts } from '@fitout/contract/messages/en/staff/saved-drafts.ts'
import { pictureLibrary as libraryWords } from '@fitout/contract/messages/en/staff/picture-library.ts'
import { productEditor } from '@fitout/contract/messages/en/staff/product-editor.ts'
import { copyProduct, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { priceVariant } from '@fitout/contract/staff/variants.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { fillProduct, publishProduct } from './first-product.ts'
import { handAt } from './human-pace.ts'
import { onEachDevice } from './languages.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'
import { staffWords } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const words = { ...staffWords, ...productEditor, ...savedDrafts }
const { products } = words
const sizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 375, height: 812 },
}

test.each(
  onEachDevice([
    ['desk', 120],
    ['phone', 240],
  ] as const),
)('a first product with two sizes and three pictures is quickly on sale, at the %s', async (width, seconds) => {
  const page = await browser.visit({ width, language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const mark = Date.now().toString(36).slice(-6)
  const hand = handAt(width)

  await page.goto('/admin#/products')
  const id = await fillProduct(page, hand, mark)
  expect(await violations(page, [sizes[width]])).toEqual([])
  await publishProduct(page, hand)
  await page.getByRole('button', { name: words.productEditor.lacks.parcel }).waitFor()
  console.info(`A first product at the ${width}: ${hand.summary()}`)
  expect(hand.seconds()).toBeLessThan(seconds)

  const { data } = await (await staffCall(page))(findStaffProduct, { params: { id } })
  expect(data).toMatchObject({ status: 'ACTIVE', available: 5, pictures: [{}, {}, {}] })
  expect(data.variants).toMatchObject([
    { title: { en: `Small ${mark}` }, price: 880, status: 'ACTIVE' },
    { title: { en: `Large ${mark}` }, price: 980, status: 'ACTIVE' },
  ])
  await page.context().close()
})

test('new variants are stored by the keyboard without losing the place, and get one parcel for all', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const call = await staffCall(page)
  const { data: sofas } = await call(listStaffProducts, { query: { q: 'sofa' } })
  const mark = Date.now().toString(36)
  const title = { zh: mark, cn: mark, en: mark }
  const { data: copy } = await call(copyProduct, { params: { id: present(sofas[0])._id }, body: { title } })
  const stored = async () => (await call(findStaffProduct, { params: { id: copy._id } })).data.variants
  await page.goto(`/admin#/products/${copy._id}/show`)
  await page.getByRole('combobox', { name: products.size }).fill(`Wide ${mark}`)
  await page.getByRole('option', { name: words.productEditor.addOption.replace('{name}', `Wide ${mark}`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.kit.action.save }).click()
  await dialog.waitFor({ state: 'detached' })
  const row = page
    .getByRole('listitem')
    .filter({ hasText: `Wide ${mark}` })
    .first()
  const shelf = row.getByRole('spinbutton', { name: /^Kwun Tong/ })
  const sku = await row.getByRole('textbox', { name: new RegExp(`^${words.products.sku}`) }).inputValue()
  await shelf.fill('4')
  await shelf.press('ControlOrMeta+s')
  await page.getByText(words.productEditor.isNew, { exact: true }).first().waitFor({ state: 'detached' })
  await expect.poll(async () => (await stored()).find((one) => one.sku === sku)?.shelves[0]?.available).toBe(4)
  const there = page.getByRole('spinbutton', { name: new RegExp(`^Kwun Tong.*${sku}$`) })
  await expect.poll(() => there.evaluate((field) => field === document.activeElement)).toBe(true)

  // A fault below a field moves nothing beside it.
  const ofRow = page.locator(`li[data-sku="${sku}"]`)
  const places = async () => {
    const top = (await ofRow.boundingBox())?.y ?? 0
    const parts = [
      ofRow.getByRole('heading'),
      ...(await ofRow.getByRole('spinbutton').all()),
      ofRow.getByRole('button').last(),
    ]
    return Promise.all(parts.map(async (part) => Math.round(((await part.boundingBox())?.y ?? 0) - top)))
  }
  const sound = await places()
  await ofRow.getByRole('spinbutton').first().fill('12.345')
  await page.getByRole('button', { name: words.kit.action.save, exact: true }).click()
  await expect.poll(() => ofRow.getByRole('spinbutton').first().getAttribute('aria-invalid')).toBe('true')
  expect(await places()).toEqual(sound)
  await ofRow
    .getByRole('spinbutton')
    .first()
    .fill(String((await stored()).find((one) => one.sku === sku)?.price))

  // One value after the other, without opening the list again.
  const colours = page.getByRole('combobox', { name: products.colour })
  await colours.click()
  await page.getByRole('option').first().click()
  await page.getByRole('option').first().click()
  await colours.press('Escape')
  await colours.press('Backspace')
  await colours.press('Backspace')

  await page.getByRole('button', { name: words.productEditor.parcelOfAll, exact: true }).click()
  const sides = { grams: 41_000, length_mm: 2100, width_mm: 900, height_mm: 800 }
  for (const [name, value] of Object.entries(sides)) {
    await dialog.getByLabel(products.parcelSides[name as keyof typeof sides]).fill(String(value))
  }
  expect(await violations(page, [sizes.desk])).toEqual([])
  const before = await stored()
  await dialog.getByRole('button', { name: words.kit.action.save }).click()
  await dialog.waitFor({ state: 'detached' })
  const rest = (all: typeof before) => all.map(({ parcel: _parcel, version: _version, ...others }) => others)
  const after = await stored()
  expect(after.map(({ parcel }) => parcel)).toEqual(before.map(() => sides))
  expect(rest(after)).toEqual(rest(before))
  await page.context().close()
})

test('prices and stock are typed, pasted and undone in the sheet; a conflict is shown in its cell', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const call = await staffCall(page)
  const { data: sofas } = await call(listStaffProducts, { query: { q: 'sofa' } })
  const mark = `Sheet ${Date.now().toString(36)}`
  const title = { zh: mark, cn: mark, en: mark }
  const { data: copy } = await call(copyProduct, { params: { id: present(sofas[0])._id }, body: { title } })
  const params = { id: copy._id }
  const stored = async () =>
    (await call(findStaffProduct, { params })).data.variants.map(({ price, shelves }) => [price, shelves[0]?.available])
  const [first, second] = copy.variants.map(({ price }) => price)

  await page.goto(`/admin#/product-sheet?q=${encodeURIComponent(mark)}`)
  const price = page.getByRole('textbox', { name: new RegExp(`^${products.price.replaceAll(/[()$]/g, '\\$&')}`) })
  const stock = page.getByRole('textbox', { name: /^Kwun Tong/ })
  await price.first().fill('1,000')
  await price.first().press('Enter')
  expect(await price.nth(1).evaluate((field) => field === document.activeElement)).toBe(true)
  const paste = (block: string) =>
    price.nth(1).evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, block)
  const pasted = () => Promise.all([price.nth(1), stock.nth(1)].map((field) => field.inputValue()))
  await paste('9\t9')
  expect(await pasted()).toEqual(['9', '9'])
  await price.nth(1).press('Control+z')
  expect(await pasted()).toEqual([String(second), '0'])
  expect(await price.first().inputValue()).toBe('1,000')
  await paste('12.345\t2.5')
  expect(await pasted()).toEqual(['12.345', '2.5'])
  for (const [field, fault] of [
    [price, words.productSheet.noCents],
    [stock, words.productSheet.noCount],
  ] as const) {
    await page.getByRole('alert').getByText(fault).waitFor()
    expect(await field.nth(1).getAttribute('aria-invalid')).toBe('true')
  }
  await price.nth(1).press('Control+z')
  await paste('HK$2,000.00\t5')
  expect(await violations(page, [sizes.desk])).toEqual([])
  const save = page.getByRole('button', { name: words.kit.action.save, exact: true })
  await save.click()
  await expect.poll(stored).toEqual([
    [1000, 0],
    [2000, 5],
  ])
  await page.getByRole('button', { name: words.kit.action.undo }).click()
  await expect.poll(stored).toEqual([
    [first, 0],
    [second, 0],
  ])
  await expect.poll(() => price.first().inputValue()).toBe(String(first))

  await price.first().fill('1100')
  await call(priceVariant, { params: { id: present(copy.variants[0])._id }, body: { price: 1300, sale_percent: 0 } })
  await save.click()
  await page.getByText(words.productEditor.conflict.replace('{now}', '1300')).waitFor()
  expect((await stored())[0]?.[0]).toBe(1300)
  await save.click()
  await expect.poll(async () => (await stored())[0]?.[0]).toBe(1100)
  await page.context().close()
})

test('the texts of a picture are edited in the picture library', async () => {
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const call = await staffCall(page)
  await page.goto('/admin#/pictures')
  const link = page.locator('li a[href*="/products/"]').first()
  const id = /products\/([0-9a-f-]{36})/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  const own = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${id}"]`) })
  expect(await violations(page, [sizes.phone])).toEqual([])
  await own.first().getByRole('button').filter({ hasText: libraryWords.pictureLibrary.edit }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: /English$/ }).first()
  const text = `A lamp ${Date.now().toString(36)}`
  await field.fill(text)
  await dialog.getByRole('button', { name: words.kit.action.save }).click()
  await dialog.waitFor({ state: 'detached' })
  const { data } = await call(findStaffProduct, { params: { id } })
  expect(data.pictures.map(({ alt }) => alt.en)).toContain(text)

  // A camera's photograph is uploaded only as large as the shop shows it.
  const { data: copy } = await call(copyProduct, { params: { id }, body: { title: { zh: text, cn: text, en: text } } })
  await page.goto(`/admin#/products/${copy._id}/show`)
  const photograph = await cameraPhotograph()
  expect(photograph.length).toBeGreaterThan(3_000_000)
  const sending = page.waitForRequest((request) => request.method() === 'POST' && /admin\/pictures/.test(request.url()))
  const chosen = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photograph }
  await page.locator('input[type=file][accept*=image]').setInputFiles(chosen)
  const { requestBodySize } = await (await sending).sizes()
  expect(requestBodySize).toBeLessThan(photograph.length / 2)
  const added = async () => (await call(findStaffProduct, { params: { id: copy._id } })).data.pictures
  await page.getByRole('button', { name: words.kit.action.save, exact: true }).click()
  await expect.poll(async () => (await added()).map(({ width }) => width)).toContain(2400)
  await page.context().close()
})

/** 12 million pixels with the noise of a sensor. */
async function cameraPhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer()
}
