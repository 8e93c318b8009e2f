import { join } from 'node:path'
import { languageNames } from '@fitout/contract/locales.ts'
import { productEditor } from '@fitout/contract/messages/en/staff/product-editor.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Hand } from './human-pace.ts'
import { staffWords as words } from './staff-words.ts'

const media = join(import.meta.dirname, '../api/database/seed/media/details')
const files = ['table-lamp-ceramic.jpg', 'table-lamp-ceramic-shade.jpg', 'desk-lamp-head.jpg']
const { products } = words

/** Adds a lamp in two sizes with three pictures, from the list of products. Returns its id. */
export async function fillProduct(page: Page, hand: Hand, mark: string): Promise<string> {
  const title = (locale: 'zh' | 'en') => `${products.title} · ${languageNames[locale]}`
  await hand.press(page.getByRole('button', { name: products.add }))
  const dialog = page.getByRole('dialog')
  await hand.type(dialog.getByLabel(title('zh')), '橡木床頭燈')
  await hand.type(dialog.getByLabel(title('en')), `Oak lamp ${mark}`)
  await hand.press(dialog.getByRole('button', { name: words.kit.action.create }))
  await page.waitForURL(/#\/products\/[0-9a-f-]{36}\/show/)

  for (const size of [`Small ${mark}`, `Large ${mark}`]) {
    await hand.type(page.getByRole('combobox', { name: products.size }), size)
    const option = productEditor.productEditor.addOption.replace('{name}', size)
    await hand.press(page.getByRole('option', { name: option }))
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
  return /products\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

export async function publishProduct(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByLabel(words.orders.status).first())
  await hand.press(page.getByRole('option', { name: words.productStatus.ACTIVE }))
  await hand.press(page.getByRole('button', { name: words.kit.action.save, exact: true }))
  await page.getByRole('link', { name: products.inShop }).waitFor()
}
