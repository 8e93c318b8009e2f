import { setTimeout as pause } from 'node:timers/promises'
import { errors } from '@fitout/contract/messages/en/errors.ts'
import { addProduct, arrangePictures, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { addVariant, priceVariant } from '@fitout/contract/staff/variants.ts'
import type { Call } from '@fitout/contract/client.ts'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { enquire } from './desk-work.ts'
import { named } from './office-goods.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const widths = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]

/** Drafts, of which only the last can be published. */
async function addDrafts(staff: Call, title: string, prices: readonly number[]): Promise<void> {
  const { data } = await staff(listStaffProducts, { query: { q: 'sofa' } })
  const picture_id = present(present(data[0]).picture)._id
  for (const [at, price] of prices.entries()) {
    const name = `${title} ${at + 1}`
    const texts = { zh: name, cn: name, en: name }
    const params = { id: (await staff(addProduct, { body: { kind: 'GOODS', title: texts } })).data._id }
    await staff(addVariant, { params, body: { sku: name.replaceAll(' ', '-'), title: texts, price } })
    const pictures = [{ picture_id, alt: texts }]
    if (at === prices.length - 1) await staff(arrangePictures, { params, body: { pictures } })
  }
}

const doneOf = (act: string, done: number, count: number) =>
  words.kit.bulk.done.replace('{act}', act).replace('{done}', `${done}`).replace('{count}', `${count}`)

/** The rows of the table, in order, by the number at the end of their titles. */
const orderOf = (page: Page, title: string) => async () => {
  const rows = await page.getByRole('link', { name: new RegExp(`${title} \\d$`) }).allInnerTexts()
  return rows.map((row) => row.trim().at(-1)).join('')
}

test('lists are sorted by their headers, and bulk actions apply to many rows', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const title = `Lamp ${Date.now().toString(36)}`
  await addDrafts(await staffCall(page), title, [300, 100, 200])
  const { bulk } = words.kit
  const { products } = words

  await page.goto(`/admin#/products?q=${title.replace(' ', '+')}&per_page=5`)
  const order = orderOf(page, title)
  await expect.poll(order).toMatch(/^[123]{3}$/)
  const price = page.getByRole('columnheader', { name: products.priceFrom, exact: true })
  const press = () => price.getByRole('button').click()
  await press()
  await expect.poll(order).toBe('231')
  expect(await price.getAttribute('aria-sort')).toBe('ascending')
  await press()
  await expect.poll(order).toBe('132')
  // The address contains the order, like the filters.
  await page.reload()
  await expect.poll(order).toBe('132')

  const tick = (at: number) => page.getByRole('checkbox', { name: named(bulk.choose, `${title} ${at}`), exact: true })
  await page.getByRole('checkbox', { name: bulk.all, exact: true }).check()
  await tick(1).uncheck()
  expect(await violations(page, widths)).toEqual([])
  await page.getByRole('button', { name: products.publish, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(`${title} 3`).waitFor()
  expect(await dialog.getByText(`${title} 1`).count()).toBe(0)
  await dialog.getByRole('button', { name: products.publish, exact: true }).click()
  await page.getByText(doneOf(products.publish, 1, 2)).waitFor()
  await page.getByText(errors.codes['product-incomplete']).waitFor()
  // Refused rows stay ticked.
  await expect.poll(() => tick(2).isChecked()).toBe(true)
  expect(await tick(3).isChecked()).toBe(false)
  const shown = page.getByRole('row').filter({ hasText: `${title} 3` })
  await shown.getByText(words.productStatus.ACTIVE, { exact: true }).waitFor()

  await tick(2).uncheck()
  await tick(3).check()
  await page.getByRole('button', { name: products.hide, exact: true }).click()
  // A reload would leave out the rows that remain.
  const late = async (route: Route) => {
    await pause(1500)
    await route.continue()
  }
  await page.route('**/api/admin/products/*/change', late, { times: 1 })
  const question = page.waitForEvent('dialog')
  await dialog.getByRole('button', { name: products.hide, exact: true }).click()
  await page.evaluate(() => setTimeout(() => location.reload()))
  await (await question).dismiss()
  await shown.getByText(words.productStatus.INACTIVE, { exact: true }).waitFor()

  await tick(3).check()
  await page.keyboard.press('a')
  await expect.poll(() => dialog.locator(':focus').textContent()).toBe(products.archive)
  await page.keyboard.press('Enter')
  await shown.getByText(words.productStatus.ARCHIVED, { exact: true }).waitFor()
  const archived = page.getByRole('alert').filter({ hasText: doneOf(products.archive, 1, 1) })
  await archived.getByRole('button', { name: words.kit.action.undo }).click()
  await shown.getByText(words.productStatus.INACTIVE, { exact: true }).waitFor()
}, 150_000)

test('enquiries are sorted, searched, worked on beside their list, and closed together', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const name = `Lam ${Date.now().toString(36)}`
  for (const at of [1, 2, 3]) await enquire(`${name} ${at}`)
  const { enquiries, enquiryStatus, kit } = words
  const row = (at: number) => page.getByRole('row').filter({ hasText: `${name} ${at}` })
  const order = async () => {
    const rows = await page.getByRole('link', { name: new RegExp(name) }).allInnerTexts()
    return rows.map((text) => /\d$/m.exec(text)?.[0]).join('')
  }

  await page.goto('/admin#/enquiries')
  const chip = page.getByRole('button', { name: new RegExp(`^${enquiryStatus.NEW} \\d+$`) })
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
  const received = page.getByRole('columnheader', { name: enquiries.received, exact: true })
  await received.waitFor()
  // A search that begins once typing pauses keeps the order chosen meanwhile, and the other way round.
  await page.getByRole('textbox', { name: enquiries.search }).fill(name)
  await received.getByRole('button').click()
  await page.waitForURL(/[?&]q=/)
  expect(page.url()).toContain('sort_by=created_at')
  await expect.poll(() => received.getAttribute('aria-sort')).toBe('ascending')
  await expect.poll(order).toBe('123')
  await received.getByRole('button').click()
  await expect.poll(order).toBe('321')
  expect(await violations(page, widths)).toEqual([])

  await row(3).getByText('A study for two').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: kit.sheet.next }).click()
  await dialog.getByRole('heading', { name: `${name} 2` }).waitFor()
  await dialog.getByRole('button', { name: enquiries.take }).click()
  await dialog.getByRole('button', { name: enquiries.giveBack }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await row(2).getByText(enquiries.unassigned).waitFor({ state: 'detached' })

  await page.getByRole('checkbox', { name: kit.bulk.all, exact: true }).check()
  await page.getByRole('button', { name: enquiries.close, exact: true }).click()
  await dialog.getByRole('button', { name: enquiries.close, exact: true }).click()
  await page.getByText(doneOf(enquiries.close, 3, 3)).waitFor()
  await row(1).getByText(enquiryStatus.CLOSED, { exact: true }).waitFor()
  await page.getByRole('button', { name: kit.action.undo }).click()
  await row(1).getByText(enquiryStatus.NEW, { exact: true }).waitFor()

  // On a phone each opens on its own screen, which leads to the next one of the list.
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('link', { name: `${name} 3` }).click()
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: `${name} 3` }).waitFor()
  await main.getByRole('link', { name: kit.sheet.next }).click()
  await main.getByRole('heading', { name: `${name} 2` }).waitFor()
  await page.keyboard.press('k')
  await main.getByRole('heading', { name: `${name} 3` }).waitFor()
  expect(await main.getByRole('button', { name: kit.sheet.previous }).isDisabled()).toBe(true)
  // A tooltip is outside of every landmark.
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  expect(await violations(page, [{ width: 375, height: 812 }])).toEqual([])
  await page.goBack()
  await page.getByRole('link', { name: `${name} 1` }).waitFor()
  await page.context().close()
}, 120_000)

test('undo of a sale on many products restores the former sale of each variant', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  const staff = await staffCall(page)
  const title = `Vase ${Date.now().toString(36)}`
  await addDrafts(staff, title, [300, 100])
  const { data: rows } = await staff(listStaffProducts, { query: { q: title, sort_by: 'title', sort_order: 'asc' } })
  const variants = async () =>
    Promise.all(
      rows.map(async ({ _id: id }) => present((await staff(findStaffProduct, { params: { id } })).data.variants[0])),
    )
  const sales = async () => (await variants()).map((one) => [one.price, one.sale_percent, one.sale_ends_at])
  const sale = { sale_percent: 10, sale_ends_at: '2199-01-01T00:00:00.000Z' }
  const { _id: id, price } = present((await variants())[0])
  await staff(priceVariant, { params: { id }, body: { price, ...sale } })
  const before = await sales()
  expect(before).toEqual([
    [300, 10, sale.sale_ends_at],
    [100, 0, null],
  ])

  await page.goto(`/admin#/products?q=${title.replace(' ', '+')}`)
  await page.getByRole('checkbox', { name: words.kit.bulk.all, exact: true }).check()
  await page.getByRole('button', { name: words.products.putOnSale, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: words.products.salePercent }).fill('30')
  await dialog.getByRole('button', { name: words.products.setSale, exact: true }).click()
  const done = page.getByRole('alert').filter({ hasText: doneOf(words.products.putOnSale, 2, 2) })
  await done.waitFor()
  expect(await sales()).toEqual([
    [300, 30, null],
    [100, 30, null],
  ])
  await done.getByRole('button', { name: words.kit.action.undo }).click()
  await expect.poll(sales).toEqual(before)
}, 120_000)

test('what scrolls sideways has a shadow at the edge beyond which there is more', async () => {
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await enterOffice(page)
  await page.goto('/admin#/product-sheet')
  await page.locator('main table').waitFor()
  const shadows = () =>
    page.locator('main table').evaluate((table) => {
      const wrapper = table.parentElement?.parentElement ?? table
      return ['::before', '::after'].map((edge) => getComputedStyle(wrapper, edge).opacity)
    })
  await expect.poll(shadows).toEqual(['0', '1'])
  await page.locator('main table').evaluate((table) => table.parentElement?.scrollTo({ left: 5000 }))
  await expect.poll(shadows).toEqual(['1', '0'])
  await page.context().close()
})

test('a personal view is kept, renamed, moved and removed, and its address opens the same rows', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  const { views, action } = words.kit
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
  const keep = async (status: string, name: string) => {
    await page.goto(`/admin#/orders?status=${status}`)
    await page.getByRole('button', { name: views.keep }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(name)
    await page.keyboard.press('Enter')
    await chip(name).waitFor()
  }
  const order = async () => {
    const names = await page.getByRole('button', { name: /^(Done|Off|Finished) \d+$/ }).allInnerTexts()
    return names.map((name) => name.split(' ')[0])
  }
  await keep('completed', 'Done')
  await keep('cancelled', 'Off')
  await expect.poll(order).toEqual(['Done', 'Off'])
  await page.getByRole('button', { name: named(views.earlier, 'Off') }).click()
  await expect.poll(order).toEqual(['Off', 'Done'])
  await chip('Done').click()
  await expect.poll(() => page.url()).toContain('status=completed')
  await expect.poll(() => chip('Done').getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: views.rename, exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Finished')
  await page.getByRole('dialog').getByRole('button', { name: action.save }).click()
  await chip('Finished').waitFor()
  // The focus returns to where it was.
  await expect.poll(() => page.locator(':focus').textContent()).toBe(views.rename)
  await page.reload()
  await chip('Finished').waitFor()
  expect(await chip('Finished').getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: named(views.remove, 'Finished') }).click()
  await expect.poll(order).toEqual(['Off'])
  // A typed address with the call's own word for all.
  await page.goto('/admin#/reviews?status=ALL')
  await expect.poll(() => chip(views.all).getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('button', { name: views.keep }).count()).toBe(0)
  await page.context().close()
})

test('a product of which a variant is refused keeps its prices, so that a second attempt does not raise some twice', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  const staff = await staffCall(page)
  const title = `Bowl ${Date.now().toString(36)}`
  await addDrafts(staff, title, [300])
  const [{ _id: id } = { _id: '' }] = (await staff(listStaffProducts, { query: { q: title } })).data
  const sku = `BOWL-${Date.now().toString(36).toUpperCase()}`
  const texts = { zh: sku, cn: sku, en: sku }
  await staff(addVariant, { params: { id }, body: { sku, title: texts, price: 500 } })
  const prices = async () =>
    (await staff(findStaffProduct, { params: { id } })).data.variants.map(({ price }) => price).toSorted()
  await page.goto(`/admin#/products?q=${title.replace(' ', '+')}`)
  await page.getByRole('checkbox', { name: words.kit.bulk.all, exact: true }).check()
  await page.getByRole('button', { name: words.products.reprice, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: words.products.byPercent }).fill('10')
  let calls = 0
  const refuseSecond = async (route: Route) => {
    calls += 1
    const message = errors.codes['changed-meanwhile']
    const problem = { status: 409, code: 'changed-meanwhile', message, request_id: '' }
    return calls === 2 ? route.fulfill({ status: 409, json: problem }) : route.continue()
  }
  await page.route('**/api/admin/variants/*/price', refuseSecond)
  await dialog.getByRole('button', { name: words.products.reprice, exact: true }).click()
  await page.getByText(errors.codes['changed-meanwhile']).waitFor()
  expect([calls, await prices()]).toEqual([3, [300, 500]])
  // The product stayed ticked.
  await dialog.getByRole('button', { name: words.products.reprice, exact: true }).click()
  await page.getByText(doneOf(words.products.reprice, 1, 1)).waitFor()
  expect(await prices()).toEqual([330, 550])
}, 120_000)
