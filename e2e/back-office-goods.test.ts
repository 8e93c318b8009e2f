import { join } from 'node:path'
import { languageNames } from '@fitout/contract/locales.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { bookingPanel } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { askAs, enterAsMember } from './member.ts'
import { addColour, addCourier, addPicturedCategory, named } from './office-goods.ts'
import { enterOffice } from './office.ts'
import { ask } from './shop-facts.ts'
import { enter } from './visitor.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

const picture = join(import.meta.dirname, '../api/database/seed/media/details/table-lamp-ceramic.jpg')
const table = join(import.meta.dirname, '../api/database/seed/media/models/dining-table.glb')
/** Without a graphics card, and with other journeys beside it, a model takes its time. */
const drawing = { timeout: 90_000 }
const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

/** Errors in the rows, and an unknown column in the header. */
const thirtyFaults = [
  'product,sku,kind,status,title_zh,title_en,categories,lead_time_days,width_mm,variant_zh,variant_en,colour,price,' +
    'sale_percent,sale_ends_at,parcel_grams,colur',
  'lamp a,A-1,GOODS,DRAFT,燈,Faulty,,,,燈,Lamp,,HK$5,,,,',
  ',S-1,GOODS,DRAFT,燈,Faulty,,,,燈,Lamp,,1,,,,',
  'new-1,N-1,THING,GONE,,,,,,,,,,,,,',
  'new-2,N-1,GOODS,DRAFT,燈,Faulty,nowhere,1.5,0,燈,Lamp,plaid,-1,100,31/2/2027,heavy,',
  'new-2,N-3,,,別的燈,,,,,燈,Lamp,,"1,280",,,2.5,',
  'new-3,,,ACTIVE,燈,Faulty,,,,,,,5,,,,',
  `new-4,SV-1,SERVICE,DRAFT,${'長'.repeat(201)},Faulty,,,,燈,Lamp,,1,,,0,`,
  'new-4,bad sku,,,,,,,,燈,Lamp,,1,,,,',
  'new-5,N-5,GOODS,DRAFT,燈,Faulty,,,,燈,Lamp,,1,,,,',
  'new-5,BEDSIDE-1,,,,,,,,燈,Lamp,,1,,,,',
].join('\n')

/** The address of a piece in the shop, in Traditional Chinese. */
async function addressInShop(id: string): Promise<string> {
  const answer = await fetch(`${inject('shopUrl')}/products/${id}`, { redirect: 'manual' })
  return answer.headers.get('Location') ?? ''
}

async function rename(page: Page, id: string, [zh, cn]: readonly [string, string]): Promise<void> {
  const title = { zh, cn, en: 'Oak bedside lamp' }
  await askAs(page, 'en', 'PUT', `/admin/products/${id}/change`, { title })
}

const saved = (page: Page) => page.getByText(words.kit.notification.updated).first().waitFor()

test('beyond 9, 127 for products: staff publish a product with a picture, and it is bought in the shop; renamed three times it is one hop away; a file is checked first', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const { products, productFile, pictures } = words
  const title = (locale: 'zh' | 'cn' | 'en') => `${products.title} · ${languageNames[locale]}`

  await page.goto('/admin#/products')
  await page.getByRole('button', { name: products.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(title('zh')).fill('橡木床頭燈')
  await dialog.getByLabel(title('en')).fill('Oak bedside lamp')
  await dialog.getByRole('button', { name: words.kit.action.create }).click()
  await page.waitForURL(/#\/products\/[0-9a-f-]{36}\/show/)
  const id = /products\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
  await page.getByText(products.isDraft).waitFor()

  await page.getByRole('button', { name: products.addVariant }).click()
  await dialog.getByLabel(products.sku).fill('BEDSIDE-1')
  for (const locale of ['zh', 'cn', 'en'] as const) await dialog.getByLabel(title(locale)).fill('Oak')
  await dialog.getByLabel(products.price).fill('880')
  await dialog.getByRole('button', { name: words.kit.action.save }).click()
  await page.getByRole('heading', { name: /BEDSIDE-1/ }).waitFor()

  await page.locator('input[type=file][accept*=image]').setInputFiles(picture)
  await page.getByRole('button', { name: products.savePictures }).waitFor()
  for (const locale of ['zh', 'cn', 'en'] as const) {
    await page.getByLabel(`${pictures.alt} · ${languageNames[locale]}`).fill('A lamp')
  }
  await page.getByRole('button', { name: products.savePictures }).click()
  await saved(page)

  const refusedByPolicy: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusedByPolicy.push(message.text())
  })
  await page.locator('input[type=file][accept*=glb]').setInputFiles(table)
  await expect
    .poll(
      () => page.locator('model-viewer').evaluate((viewer: Element & { loaded?: boolean }) => viewer.loaded),
      drawing,
    )
    .toBe(true)
  expect(refusedByPolicy).toEqual([])

  await page.getByLabel(products.move).first().fill('3')
  await page.getByLabel(products.reason).first().fill('Delivery')
  await page.getByRole('button', { name: products.book }).first().click()
  await page.getByText('3 available').waitFor()

  await page.getByLabel(words.orders.status).first().click()
  await page.getByRole('option', { name: words.productStatus.ACTIVE }).click()
  await page.getByRole('button', { name: products.isRead }).click()
  for (const [label, millimetres] of [
    [products.width_mm, '150'],
    [products.depth_mm, '155'],
    [products.height_mm, '415'],
  ] as const) {
    await page.getByLabel(label).first().fill(millimetres)
  }
  await page.getByRole('button', { name: words.kit.action.save, exact: true }).click()
  await page.getByRole('link', { name: products.inShop }).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const found = await violations(page, [desk])

  const customer = await enter(browser, 'en')
  await customer.goTo(`/products/${id}`)
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
    await rename(page, id, name)
  }
  const last = await addressInShop(id)
  expect(decodeURIComponent(last)).toBe(`/products/${id}/床邊的燈`)
  const hop = await fetch(inject('shopUrl') + former, { redirect: 'manual' })
  expect([hop.status, hop.headers.get('Location')]).toEqual([301, last])

  const second = { sku: 'BEDSIDE-2', title: { zh: '胡桃木', cn: '胡桃木', en: 'Walnut' }, price: 980 }
  await askAs(page, 'en', 'POST', `/admin/products/${id}/variants`, second)
  await page.goto('/admin#/categories')
  await addPicturedCategory(page, 'Bedside lamps')
  await addColour(page, 'Lake blue')
  await addCourier(page, 'Two people by van')
  await page.goto(`/admin#/products/${id}/show`)
  const up = page.getByRole('button', { name: named(words.categories.up, 'BEDSIDE-2') })
  await up.press('Enter')
  const variants = page.getByRole('heading', { level: 4, name: /BEDSIDE/ })
  await expect.poll(() => variants.allTextContents()).toEqual(['Walnut · BEDSIDE-2', 'Oak · BEDSIDE-1'])
  // The keyboard focus stays on the button, even at the end of the list.
  expect(await up.evaluate((button) => button === document.activeElement)).toBe(true)

  await page.goto('/admin#/product-file')
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: productFile.choose }).waitFor()
  await choose(thirtyFaults)
  await page.getByText('“goods.csv” has 30 cells to correct').waitFor()
  const told = await page.getByRole('table').locator('tbody tr').allInnerTexts()
  const faults = told.map((row) => row.split('\t'))
  expect(faults.filter(([row, column, reason]) => row && column && reason)).toHaveLength(30)
  expect(new Set(faults.map(([, , reason]) => reason)).size).toBeGreaterThan(10)
  // The heading in the file, and its meaning.
  expect(
    faults
      .at(-1)
      ?.slice(0, 2)
      .map((cell) => cell.trim()),
  ).toEqual(['11', `sku\n${productFile.columns.sku}`])
  const stored = await page.request.get('/api/admin/products/all?q=Faulty')
  expect(((await stored.json()) as { total: number }).total).toBe(0)
  await page.getByRole('heading', { level: 1 }).waitFor()
  found.push(...(await violations(page, [desk])))
  await choose('product,sku,price\noak-bedside-lamp,BEDSIDE-1,900\n')
  await page.getByRole('button', { name: productFile.apply }).click()
  await page.getByText('“goods.csv” is imported:').waitFor()
  // A long file goes on by itself, and is followed.
  await choose(`product,sku,price\noak-bedside-lamp,BEDSIDE-1,910\n${'oak-bedside-lamp,,\n'.repeat(500)}`)
  await page.getByRole('button', { name: productFile.apply }).click()
  await page.getByText('“goods.csv” is checked. It has many rows').waitFor()
  await page.getByText(productFile.states.APPLIED.replace('{rows}', '501')).waitFor()
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
  // A code of the authenticator serves once: the journey may have to wait for the next.
}, 180_000)

type Level = { title: Record<string, string>; benefits: Record<string, string> }
type Written = { navbar: { account: object[] } }
type Kept = { revision: number; live: Written; versions: { version: number }[] }

test('staff reword a level of membership; of two new items of the account menu, a member sees the one that is on', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const at = (key: string) => `/admin/configuration/${key}`
  const kept = async (key: string) => (await askAs<{ data: Kept }>(page, 'en', 'GET', at(key))).data
  const goBack = async (key: string) => {
    const { revision, versions } = await kept(key)
    await askAs(page, 'en', 'PUT', `${at(key)}/go-back`, { revision, version: versions[1]!.version })
  }

  type Constants = { 'shop-constants': { membership_levels: Level[] } }
  const highest = async () => (await ask<Constants>('/configuration/latest'))['shop-constants'].membership_levels.at(-1)
  const before = await highest()
  const benefits = `A drawing of a room each year, ${crypto.randomUUID()}`
  await page.goto('/admin#/membership')
  await page.getByLabel(`${words.levels.benefits} · English`).last().fill(benefits)
  await page.getByLabel(words.levels.spent).fill('90000000')
  await page.getByText(words.levels.highest).waitFor()
  await page.getByRole('definition').getByText(benefits).waitFor()
  expect(await violations(page, [desk, phone])).toEqual([])
  await page.getByRole('button', { name: words.levels.publish, exact: true }).click()
  await expect.poll(highest).toEqual({ ...before, benefits: { ...before?.benefits, en: benefits } })
  await goBack('shop-constants')
  await expect.poll(highest).toEqual(before)

  const layout = await kept('customer-layout')
  const item = (key: string, is_enabled: boolean) => ({
    key,
    title: { zh: key, cn: key, en: key },
    path: '/journal',
    is_enabled,
  })
  const { account } = layout.live.navbar
  const navbar = {
    ...layout.live.navbar,
    account: [...account, item('Switched-on', true), item('Switched-off', false)],
  }
  const written = { ...layout.live, navbar }
  const drafted = await askAs<{ data: Kept }>(page, 'en', 'PUT', `${at('customer-layout')}/draft`, {
    revision: layout.revision,
    written,
  })
  await askAs(page, 'en', 'PUT', `${at('customer-layout')}/publish`, { revision: drafted.data.revision })
  const member = await enterAsMember(browser, 'en', 'Wing Yan')
  const main = member.page.getByRole('main')
  await expect
    .poll(async () => {
      await member.goTo('/account')
      return main.getByRole('link', { name: /^Switched-/ }).allTextContents()
    })
    .toEqual(['Switched-on'])
  await member.press(member.page.getByRole('button', { name: member.words.shell.account, exact: true }))
  const menu = member.page.locator('.header-menu')
  await menu.getByRole('link', { name: 'Switched-on' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Switched-off' }).count()).toBe(0)
  await goBack('customer-layout')
  await expect.poll(async () => (await kept('customer-layout')).live.navbar.account).toEqual(account)
  await member.leave()
  await page.context().close()
}, 120_000)
