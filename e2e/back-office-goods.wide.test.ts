import { join } from 'node:path'
import { languageNames, type Locale } from '@fitout/contract/locales.ts'
import { productEditor } from '@fitout/contract/messages/en/staff/product-editor.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { bookingPanel } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { askAs } from './member.ts'
import { addColour, addCourier, addPicturedCategory, named } from './office-goods.ts'
import { enterOffice } from './office.ts'
import { enter } from './visitor.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

const picture = join(import.meta.dirname, '../api/database/seed/media/details/table-lamp-ceramic.jpg')
const table = join(import.meta.dirname, '../api/database/seed/media/models/dining-table.glb')
/** Without a graphics card, and with other journeys running, a model takes its time. */
const drawing = { timeout: 90_000 }
const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

/** The journey may run twice in one shop. */
function newNames() {
  const mark = Date.now().toString(36).slice(-6)
  return {
    title: `Oak bedside lamp ${mark}`,
    product: `oak-bedside-lamp-${mark}`,
    first: `BEDSIDE-${mark}-1`,
    second: `BEDSIDE-${mark}-2`,
    category: `Bedside lamps ${mark}`,
    colour: `Lake blue ${mark}`,
    courier: `Two people by van ${mark}`,
  }
}

/** Errors in the rows, and an unknown column in the header. */
const thirtyFaults = (taken: string) =>
  [
    'product,sku,kind,status,title_zh,title_en,categories,lead_time_days,width_mm,variant_zh,variant_en,colour,price,' +
      'sale_percent,sale_ends_at,parcel_grams,colur',
    'lamp a,A-1,GOODS,DRAFT,燈,Faulty,,,,燈,Lamp,,HK$5,,,,',
    ',S-1,GOODS,DRAFT,燈,Faulty,,,,燈,Lamp,,1,,,,',
    'new-1,N-1,THING,GONE,,,,soon,wide,,,,,,,,',
    'new-2,N-1,GOODS,DRAFT,燈,Faulty,nowhere,1.5,0,燈,Lamp,plaid,-1,100,31/2/2027,heavy,',
    'new-2,N-3,,,別的燈,,,,,燈,Lamp,,"1,280",,,2.5,',
    'new-3,,,ACTIVE,燈,Faulty,,,,,,,5,,,,',
    `new-4,SV-1,SERVICE,DRAFT,${'長'.repeat(201)},Faulty,,,,燈,Lamp,,1,,,0,`,
    'new-4,bad sku,,,,,,,,燈,Lamp,,1,,,,',
    'new-5,N-5,GOODS,DRAFT,燈,Faulty,,,,燈,Lamp,,1,,,,',
    `new-5,${taken},,,,,,,,燈,Lamp,,1,,,,`,
  ].join('\n')

/** The address of a piece in the shop, in Traditional Chinese. */
async function addressInShop(id: string): Promise<string> {
  const answer = await fetch(`${inject('shopUrl')}/products/${id}`, { redirect: 'manual' })
  return answer.headers.get('Location') ?? ''
}

async function rename(page: Page, id: string, [zh, cn, en]: readonly [string, string, string]): Promise<void> {
  const title = { zh, cn, en }
  await askAs(page, 'en', 'PUT', `/admin/products/${id}/change`, { title })
}

const write = async (page: Page, locale: Locale) =>
  page
    .getByRole('group', { name: productEditor.productEditor.language })
    .getByRole('button', { name: languageNames[locale] })
    .click()

const saved = (page: Page) =>
  page
    .getByText(words.done.pieceSaved.split('“')[0] ?? '')
    .first()
    .waitFor()

test('beyond 9, 127 for products: staff publish a product with a picture, and it is bought in the shop; after three renames the old address redirects once; a file is checked first', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const { products, productFile, pictures } = words
  const title = (locale: 'zh' | 'cn' | 'en') => `${products.title} · ${languageNames[locale]}`
  const names = newNames()

  await page.goto('/admin#/products')
  await page.getByRole('button', { name: products.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(title('zh')).fill('橡木床頭燈')
  await dialog.getByLabel(title('en')).fill(names.title)
  await dialog.getByRole('button', { name: words.kit.action.create }).click()
  await page.waitForURL(/#\/products\/[0-9a-f-]{36}\/show/)
  const id = /products\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
  await write(page, 'cn')
  await page.getByText(products.isDraft).waitFor()

  await page.getByRole('button', { name: products.addVariant }).click()
  await dialog.getByLabel(products.sku).fill(names.first)
  for (const locale of ['zh', 'cn', 'en'] as const) await dialog.getByLabel(title(locale)).fill('Oak')
  await dialog.getByLabel(products.price).fill('880')
  await dialog.getByRole('button', { name: words.kit.action.save }).click()
  await page.getByRole('heading', { name: new RegExp(names.first) }).waitFor()

  await page.locator('input[type=file][accept*=image]').setInputFiles(picture)
  for (const locale of ['zh', 'cn', 'en'] as const) {
    await write(page, locale)
    await page.getByLabel(`${pictures.alt} · ${languageNames[locale]}`).fill('A lamp')
  }
  const listed = `A lamp to read by ${names.first}`
  await page.getByLabel(`${products.listing_title} · English`).fill(listed)
  await page.getByRole('region', { name: words.listing.preview }).getByText(listed).waitFor()
  const save = page.getByRole('button', { name: words.kit.action.save, exact: true })
  await save.click()
  await saved(page)

  const refusedByPolicy: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusedByPolicy.push(message.text())
  })
  await page.locator('input[type=file][accept*=glb]').setInputFiles(table)
  // It is rendered once it is on the screen.
  await page.locator('model-viewer').scrollIntoViewIfNeeded()
  await expect
    .poll(
      () => page.locator('model-viewer').evaluate((viewer: Element & { loaded?: boolean }) => viewer.loaded),
      drawing,
    )
    .toBe(true)
  expect(refusedByPolicy).toEqual([])

  await page.getByRole('button', { name: named(productEditor.productEditor.more, names.first) }).click()
  await page.getByRole('menuitem', { name: products.showMovements }).click()
  await dialog.getByLabel(products.move).first().fill('3')
  await dialog.getByLabel(products.reason).first().fill('Delivery')
  await dialog.getByRole('button', { name: products.book }).first().click()
  await dialog.getByText('3 available').waitFor()
  await page.keyboard.press('Escape')

  await page.getByLabel(words.orders.status).first().click()
  await page.getByRole('option', { name: words.productStatus.ACTIVE }).click()
  await write(page, 'cn')
  await page.getByRole('button', { name: products.isRead }).click()
  for (const [label, millimetres] of [
    [products.width_mm, '150'],
    [products.depth_mm, '155'],
    [products.height_mm, '415'],
  ] as const) {
    await page.getByLabel(label).first().fill(millimetres)
  }
  await save.click()
  await page.getByRole('link', { name: products.inShop }).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const found = await violations(page, [desk])

  const customer = await enter(browser, 'en')
  await customer.goTo(`/products/${id}`)
  expect(await customer.page.title()).toContain(listed)
  await customer.press(customer.page.getByRole('button', { name: customer.words.product.add }).first())
  await bookingPanel(customer).getByText(customer.words.product.added).first().waitFor()
  await customer.page.getByText('41.5 cm').first().waitFor({ state: 'attached' })
  await customer.leave()

  const former = await addressInShop(id)
  for (const name of [
    ['橡木床頭燈（小）', '橡木床头灯（小）'],
    ['小燈', '小灯'],
    ['床邊的燈', '床边的灯'],
  ] as const) {
    await rename(page, id, [...name, names.title])
  }
  const last = await addressInShop(id)
  expect(decodeURIComponent(last)).toBe(`/products/${id}/床邊的燈`)
  const hop = await fetch(inject('shopUrl') + former, { redirect: 'manual' })
  expect([hop.status, hop.headers.get('Location')]).toEqual([301, last])

  const second = { sku: names.second, title: { zh: '胡桃木', cn: '胡桃木', en: 'Walnut' }, price: 980 }
  await askAs(page, 'en', 'POST', `/admin/products/${id}/variants`, second)
  await page.goto('/admin#/categories')
  await addPicturedCategory(page, names.category)
  await addColour(page, names.colour)
  await addCourier(page, names.courier)
  await page.goto(`/admin#/products/${id}/show`)
  const up = page.getByRole('button', { name: named(words.categories.up, names.second) })
  await up.press('Enter')
  const variants = page.getByRole('heading', { level: 4, name: /BEDSIDE/ })
  await expect.poll(() => variants.allTextContents()).toEqual([`Walnut · ${names.second}`, `Oak · ${names.first}`])
  // The keyboard focus stays on the button, even at the end of the list.
  expect(await up.evaluate((button) => button === document.activeElement)).toBe(true)

  await page.goto('/admin#/product-file')
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: productFile.choose }).waitFor()
  await choose(thirtyFaults(names.first))
  await page.getByText('“goods.csv” has 30 cells to correct').waitFor()
  const lines = await page.getByRole('table').locator('tbody tr').allInnerTexts()
  const faults = lines.map((row) => row.split('\t'))
  expect(faults.filter(([row, column, reason]) => row && column && reason)).toHaveLength(30)
  expect(new Set(faults.map(([, , reason]) => reason)).size).toBeGreaterThan(10)
  // The heading in the file, and its meaning.
  expect(
    faults
      .at(-1)
      ?.slice(0, 2)
      .map((cell) => cell.trim()),
  ).toEqual(['11', `sku\n${productFile.columns.sku}`])
  // On a phone the table scrolls by itself.
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.setViewportSize(desk)
  const stored = await page.request.get('/api/admin/products/all?q=Faulty')
  expect(((await stored.json()) as { total: number }).total).toBe(0)
  await page.getByRole('heading', { level: 1 }).waitFor()
  found.push(...(await violations(page, [desk])))
  await choose(`product,sku,price\n${names.product},${names.first},900\n`)
  await page.getByRole('button', { name: productFile.apply }).click()
  await page.getByText('“goods.csv” is imported:').waitFor()
  // A long file continues by itself, with its progress shown.
  await choose(`product,sku,price\n${names.product},${names.first},910\n${`${names.product},,\n`.repeat(500)}`)
  await page.getByRole('button', { name: productFile.apply }).click()
  await page.getByText('“goods.csv” is checked. It has many rows').waitFor()
  await page.getByText('501 rows imported').waitFor()
  await page.getByRole('button', { name: productFile.show }).click()
  await page.getByText(productFile.changed.replace('{count}', '1')).waitFor()
  found.push(...(await violations(page, [desk, phone])))

  await page.setViewportSize(phone)
  for (const [address, shown] of [
    ['/admin#/product-file', productFile.choose],
    ['/admin#/categories', words.categories.add],
  ] as const) {
    await page.goto(address)
    await page.reload()
    await page.getByRole('button', { name: shown }).waitFor()
    found.push(...(await violations(page, [phone])))
  }
  expect(found).toEqual([])
  await page.context().close()
  // A code of the authenticator works once: the journey may have to wait for the next.
}, 180_000)
