import { orders } from '@fitout/contract/messages/en/staff/orders.ts'
import { paymentRecords } from '@fitout/contract/messages/en/staff/payment-records.ts'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { guestCall } from './callers.ts'
import { askAs, chooseAsGuest, uploadAs } from './member.ts'
import { enterOffice, signInByCode } from './office.ts'
import { plainPieces } from './pieces.ts'
import { mainStoreId } from './shop-facts.ts'
import { enter, type Visitor } from './visitor.ts'
import { staffWords as words } from './staff-words.ts'
import { transferOrder } from './transfer-order.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

/** A guest's order with its proof submitted. */
async function orderWithProof(customer: Visitor): Promise<{ _id: string; reference: string }> {
  const { page, locale } = customer
  const [piece] = await plainPieces(1)
  await chooseAsGuest(customer, piece!)
  const { data: order } = await askAs<{ data: { _id: string; reference: string } }>(
    page,
    locale,
    'POST',
    `/stores/${await mainStoreId()}/checkouts`,
    await transferOrder(piece!.variants[0]!._id),
  )
  const { data: picture } = await uploadAs(page, receipt)
  await askAs(page, locale, 'PUT', `/orders/${order._id}/upload`, { image: picture._id })
  return order
}

/** The price of one of a variant in a guest's booking form. */
async function cartTotal(variant: string): Promise<number> {
  const call = await guestCall()
  const params = { store_id: await mainStoreId() }
  await call(addToCart, { params, body: { product_variant_id: variant, qty: 1 } })
  return (await call(showCart, { params, body: {} })).data.calculations.price.total
}

const chip = (page: Page, text: string) => page.locator('.MuiChip-label').getByText(text, { exact: true })

test('staff sign in by authenticator, confirm a proof on a phone, ship the order and refund it; the customer sees each', async () => {
  const customer = await enter(browser, 'en')
  const { _id, reference } = await orderWithProof(customer)
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await bringAxe(page)
  const refusedByPolicy: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusedByPolicy.push(message.text())
  })
  await signInByCode(page)
  await page.goto('/admin')
  await page.getByRole('heading', { name: words.waiting.title }).first().waitFor()
  await page
    .getByRole('link', { name: new RegExp(`^${words.today.acts.proofs}:`) })
    .first()
    .waitFor()
  const found = await violations(page, [phone])

  await page.goto(`/admin#/proofs?at=${_id}`)
  // The first page names the same order, until the queue has loaded.
  await page.getByRole('heading', { level: 1, name: paymentRecords.resources['payment-records'].name }).waitFor()
  const link = page.getByRole('link', { name: new RegExp(reference) })
  await link.waitFor()
  await expect
    .poll(() =>
      page.getByRole('img', { name: reference }).evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0)
  found.push(...(await violations(page, [phone])))
  await link.click()
  // The queue has its own way to confirm; the order's page has a button.
  await page.waitForURL(/#\/orders\//)
  const confirm = page.getByRole('button', { name: words.steps['confirm-payment'] })
  await expect.poll(() => confirm.count()).toBe(1)
  await confirm.click()
  const confirmed = page.getByRole('dialog').getByRole('button', { name: words.steps['confirm-payment'] })
  await confirmed.click()
  await chip(page, words.paymentStatus.paid).waitFor()
  await page.getByRole('button', { name: words.kit.action.undo }).click()
  await chip(page, words.waitingFor.proof).waitFor()
  await confirm.click()
  await confirmed.click()
  await chip(page, words.paymentStatus.paid).waitFor()

  await page.getByRole('button', { name: words.steps.ship }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.steps.ship }).click()
  await chip(page, words.deliveryStatus.PARCEL.shipped).waitFor()
  await page.getByRole('button', { name: words.kit.action.undo }).last().click()
  await chip(page, words.deliveryStatus.PARCEL.preparing).waitFor()
  await page.getByRole('button', { name: words.steps.ship }).click()
  await dialog.getByRole('textbox', { name: words.orders.trackingNumber }).fill('SF1029384756')
  await dialog.getByRole('button', { name: words.steps.ship }).click()
  await chip(page, words.deliveryStatus.PARCEL.shipped).waitFor()

  const asked: string[] = []
  customer.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { refundRequests: refunds } = customer.words
  const main = customer.page.getByRole('main')
  await customer.goTo(pathTo('order', 'zh', { id: _id }))
  await main.getByText('SF1029384756').first().waitFor()
  await main.getByText(customer.words.orders.statusText.PARCEL.shipped).waitFor()
  await main.getByText(refunds.ask, { exact: true }).first().click()
  const asking = main.getByRole('form', { name: refunds.ask })
  await asking.getByRole('checkbox').first().check()
  await asking.getByRole('combobox').selectOption('damaged')
  await asking.getByRole('button', { name: refunds.send }).click()
  await main.getByRole('button', { name: refunds.withdraw }).waitFor()

  await page.goto('/admin#/refunds')
  await page.getByRole('link', { name: reference }).click()
  const approve = page.getByRole('main').getByRole('button', { name: words.refunds.approve })
  await approve.waitFor()
  found.push(...(await violations(page, [phone])))
  await approve.click()
  await page.getByRole('dialog').getByRole('button', { name: words.refunds.approve }).click()
  await approve.waitFor({ state: 'detached' })
  await customer.goTo(pathTo('order', 'zh', { id: _id }))
  await main.getByText(refunds.states.APPROVED).waitFor()

  await page.goto(`/admin#/orders/${_id}/show`)
  await chip(page, words.refundStatus.APPROVED).waitFor()
  const delivered = { name: words.steps.deliver.PARCEL, exact: true }
  await page.getByRole('button', delivered).click()
  await page.getByRole('dialog').getByRole('button', delivered).click()
  await page.getByRole('button', { name: words.orders.archive, exact: true }).click()
  await chip(page, words.orders.archived).waitFor()
  found.push(...(await violations(page, [desk])))
  await page.goto('/admin#/orders?archived=only')
  const row = page.getByRole('row').filter({ hasText: reference })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.orders.restore, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.orders.restore, exact: true }).click()
  await row.waitFor({ state: 'detached' })

  for (const place of ['orders', 'staff', 'audit']) {
    await page.goto(`/admin#/${place}`)
    // While the rows load, the table has empty headers.
    await page.getByRole('columnheader').filter({ hasText: /./ }).first().waitFor()
    found.push(...(await violations(page, [desk])))
  }
  const sentOut = orders.audit.actions['orders.ship'].replace('{who}', 'Demo').replace('{thing}', reference)
  await page.getByRole('listitem').filter({ hasText: sentOut }).first().waitFor()
  expect(found).toEqual([])
  expect(refusedByPolicy).toEqual([])

  expect(asked.filter((path) => path.startsWith('/admin') || path.startsWith('/api/admin'))).toEqual([])
  await customer.leave()
  await page.context().close()
}, 150_000)

test('a campaign is tried on a sample cart, then applied in the booking form, then switched off', async () => {
  const offer = words.offers
  // A piece that no other journey buys, since they share the shop.
  const piece = (await plainPieces(9)).at(-1)!
  const variant = piece.variants[0]!
  const before = await cartTotal(variant._id)
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  await page.goto('/admin#/campaigns/create')
  for (const language of ['繁體中文', '简体中文', 'English']) {
    await page.getByRole('textbox', { name: `${offer.title} · ${language}` }).fill('Half of one piece')
  }
  await page.getByRole('spinbutton', { name: offer.percent }).fill('50')
  for (const name of [offer.product_ids, offer.piece]) {
    await page.getByRole('combobox', { name, exact: true }).fill(piece.title.en!)
    await page.getByRole('option', { name: piece.title.en! }).first().click()
  }
  await page.getByRole('button', { name: offer.showPrices }).click()
  await page.getByRole('table', { name: offer.with, exact: true }).getByText('Half of one piece').waitFor()
  const found = await violations(page, [desk])

  const active = page.getByLabel(offer.active)
  await active.check()
  await page.getByRole('button', { name: words.kit.action.save }).click()
  await page.waitForURL(/#\/campaigns\/[0-9a-f-]+\/show/)
  await expect.poll(() => cartTotal(variant._id)).toBeLessThan(before)
  // The form of a new one may still be open, and would be replaced by what was saved.
  await page.reload()
  await expect.poll(() => active.isChecked()).toBe(true)
  await active.uncheck()
  await page.getByRole('button', { name: words.kit.action.save }).click()
  await expect.poll(() => cartTotal(variant._id)).toBe(before)

  await page.goto('/admin#/customers')
  await page.getByRole('textbox', { name: words.customers.search }).waitFor()
  found.push(...(await violations(page, [desk])))
  expect(found).toEqual([])
  await page.context().close()
}, 150_000)

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
