import { join } from 'node:path'
import { languageNames } from '@fitout/contract/locales.ts'
import { keptDrafts } from '@fitout/contract/messages/en/staff/kept-drafts.ts'
import { productEditor } from '@fitout/contract/messages/en/staff/product-editor.ts'
import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { handAt } from './human-pace.ts'
import { enterOffice } from './office.ts'
import { staffWords } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const media = join(import.meta.dirname, '../api/database/seed/media/details')
const files = ['table-lamp-ceramic.jpg', 'table-lamp-ceramic-shade.jpg', 'desk-lamp-head.jpg']
const words = { ...staffWords, ...productEditor, ...keptDrafts }
const sizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 375, height: 812 },
}

test.each([
  ['desk', 120],
  ['phone', 240],
] as const)('a first product of two sizes and three pictures is on sale soon, at the %s', async (width, seconds) => {
  const page = await browser.visit({ width, language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const mark = Date.now().toString(36).slice(-6)
  const { products } = words
  const hand = handAt(width)
  const title = (locale: 'zh' | 'en') => `${products.title} · ${languageNames[locale]}`

  await page.goto('/admin#/products')
  await hand.press(page.getByRole('button', { name: products.add }))
  const dialog = page.getByRole('dialog')
  await hand.type(dialog.getByLabel(title('zh')), '橡木床頭燈')
  await hand.type(dialog.getByLabel(title('en')), `Oak lamp ${mark}`)
  await hand.press(dialog.getByRole('button', { name: words.kit.action.create }))
  await page.waitForURL(/#\/products\/[0-9a-f-]{36}\/show/)
  const id = /products\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''

  for (const size of [`Small ${mark}`, `Large ${mark}`]) {
    await hand.type(page.getByRole('combobox', { name: products.size }), size)
    await hand.press(page.getByRole('option', { name: words.productEditor.addOption.replace('{name}', size) }))
    await hand.press(dialog.getByRole('button', { name: words.kit.action.save }))
    await dialog.waitFor({ state: 'detached' })
  }
  // The second takes the price of the first.
  const price = page.getByRole('spinbutton', { name: new RegExp(`^${products.price.replaceAll(/[()$]/g, '\\$&')}`) })
  await hand.type(price.first(), '880')
  expect(await price.nth(1).inputValue()).toBe('880')
  await hand.type(price.nth(1), '980')
  const shelves = page.getByRole('spinbutton', { name: /^Kwun Tong/ })
  await hand.type(shelves.first(), '3')
  await hand.type(shelves.nth(1), '2')
  await hand.choose(
    page.locator('input[type=file][accept*=image]'),
    files.map((name) => join(media, name)),
  )
  await page.getByRole('button', { name: products.later.replace('{number}', '2') }).waitFor()
  expect(await violations(page, [sizes[width]])).toEqual([])
  await hand.press(page.getByLabel(words.orders.status))
  await hand.press(page.getByRole('option', { name: words.productStatus.ACTIVE }))
  await hand.press(page.getByRole('button', { name: words.kit.action.save, exact: true }))
  await page.getByRole('link', { name: products.inShop }).waitFor()
  console.info(`A first product at the ${width}: ${hand.said()}`)
  expect(hand.seconds()).toBeLessThan(seconds)

  const { data } = await (await staffCall(page))(findStaffProduct, { params: { id } })
  expect(data).toMatchObject({ status: 'ACTIVE', available: 5, pictures: [{}, {}, {}] })
  expect(data.variants).toMatchObject([
    { title: { en: `Small ${mark}` }, price: 880, status: 'ACTIVE' },
    { title: { en: `Large ${mark}` }, price: 980, status: 'ACTIVE' },
  ])
  await page.context().close()
})
