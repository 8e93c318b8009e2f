import type { Call } from '@fitout/contract/client.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { sandboxPayment as cn } from '@fitout/contract/messages/cn/sandbox-payment.ts'
import { sandboxPayment as en } from '@fitout/contract/messages/en/sandbox-payment.ts'
import { sandboxPayment as zh } from '@fitout/contract/messages/zh/sandbox-payment.ts'
import { findPaymentLink, placeStaffOrder, priceStaffOrder } from '@fitout/contract/staff/order-desk.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, sizeCheckedIn, violations } from './axe.ts'
import { addPiece, agree, buyer, fillCheckout } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { journeyLanguages } from './languages.ts'
import { enterOffice } from './office.ts'
import { type Piece, plainPieces } from './pieces.ts'
import { courierNamed } from './shop-facts.ts'
import { enter, type Visitor } from './visitor.ts'
import { filled, saying } from './words.ts'

const sandboxWords = { zh, cn, en }
let browser: TestBrowser
let piece: Piece

beforeAll(async () => {
  browser = await openBrowser()
  piece = (await plainPieces(3))[2]!
})
afterAll(() => browser.stop())

/** From an empty booking form to the payment provider's page. */
async function orderOnline(locale: Locale): Promise<Visitor> {
  const visitor = await enter(browser, locale)
  const { page, words, press, goTo } = visitor
  await bringAxe(page)
  await addPiece(visitor, piece)
  await goTo('/checkout')
  await fillCheckout(visitor)
  await page.getByRole('radio', { name: words.onlinePayment.way, exact: true }).check()
  await agree(visitor)
  await press(page.getByRole('button', { name: saying(words.onlinePayment.goTo) }))
  await page.getByRole('heading', { level: 1, name: sandboxWords[locale].title }).waitFor()
  return visitor
}

async function isClean({ page, locale }: Visitor): Promise<void> {
  expect(await violations(page, [sizeCheckedIn[locale]])).toEqual([])
}

/** Presses a button of the provider's page. */
async function decide({ page, locale, press }: Visitor, decision: 'approve' | 'decline' | 'cancel'): Promise<void> {
  await press(page.getByRole('button', { name: sandboxWords[locale][decision] }))
}

/** On the return page, and then on the order's own: paid, and with which card. */
async function isPaid({ page, words, press }: Visitor, brand: string, digits: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: words.onlinePayment.paidTitle }).waitFor()
  await press(page.getByRole('link', { name: words.onlinePayment.see }))
  const card = filled(words.onlinePayment.paidBy, { brand, digits })
  await page.getByRole('definition').getByText(card).waitFor()
  await page.getByRole('definition').getByText(words.orders.payments.paid).waitFor()
}

test('an order is paid online although the notification was lost: zh', async () => {
  const visitor = await orderOnline('zh')
  const { page } = visitor
  await isClean(visitor)
  await page.getByRole('radio', { name: zh.deliveries.lost }).check()
  await decide(visitor, 'approve')
  await isPaid(visitor, visitor.words.onlinePayment.brands.visa, '4242')
  // Going back leads neither to the form nor to the provider's page.
  await page.goBack()
  await page.goBack()
  expect(page.url()).not.toContain('/checkout')
  await visitor.leave()
})

test('a card is refused and another one pays; the page waits until the shop knows: cn', async () => {
  const visitor = await orderOnline('cn')
  const { page, words } = visitor
  await decide(visitor, 'decline')
  await page.getByRole('alert').getByText(cn.declined).waitFor()
  await page.getByRole('radio', { name: /4444/ }).check()
  let isSilent = true
  await page.route('**/api/payment-sessions/*', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { status: string } }
    return route.fulfill({ response, json: { data: isSilent ? { ...data, status: 'open' } : data } })
  })
  await page.route('**/api/orders/*/details', (route) => (isSilent ? route.abort() : route.continue()))
  await decide(visitor, 'approve')
  await page.getByRole('heading', { level: 1, name: words.onlinePayment.waitingTitle }).waitFor()
  await isClean(visitor)
  isSilent = false
  await isPaid(visitor, words.onlinePayment.brands.mastercard, '4444')
  await visitor.leave()
})

test('a customer who goes back from the payment page keeps the order, and pays it from its own page: en', async () => {
  const visitor = await orderOnline('en')
  const { page, words, press } = visitor
  const orderKnown = Promise.withResolvers<void>()
  await page.route('**/api/orders/*/details', async (route) => {
    await orderKnown.promise
    await route.continue()
  })
  await decide(visitor, 'cancel')
  // It is not shown as cancelled while the outcome is unknown.
  await page.getByRole('heading', { level: 1, name: words.onlinePayment.waitingTitle }).waitFor()
  orderKnown.resolve()
  await page.getByRole('heading', { level: 1, name: words.onlinePayment.unpaidTitle }).waitFor()
  await page.getByRole('button', { name: saying(words.onlinePayment.pay) }).waitFor()
  await isClean(visitor)
  await press(page.getByRole('link', { name: words.onlinePayment.see }))
  await page.getByRole('heading', { name: words.onlinePayment.title }).waitFor()
  await isClean(visitor)
  await press(page.getByRole('button', { name: saying(words.onlinePayment.pay) }))
  await page.getByRole('heading', { level: 1, name: en.title }).waitFor()
  await decide(visitor, 'approve')
  await isPaid(visitor, words.onlinePayment.brands.visa, '4242')
  await visitor.leave()
})

test.each(journeyLanguages)(
  'a guest comes back from the payment page to an order that staff placed: %s',
  async (locale) => {
    const desk = await browser.visit()
    await enterOffice(desk)
    const call = await staffCall(desk)
    const { order, url } = await orderByStaff(call, locale)
    const visitor = await enter(browser, locale)
    const { page, words, press } = visitor
    const lost: string[] = []
    page.on('response', (response) => void (response.status() >= 400 && lost.push(response.url())))
    await page.goto(url)
    const pay = page.getByRole('button', { name: saying(words.onlinePayment.pay) })
    const heading = page.getByRole('heading', { name: order.reference })
    const see = page.getByRole('link', { name: words.onlinePayment.see })
    await press(pay)
    await page.getByRole('heading', { level: 1, name: sandboxWords[locale].title }).waitFor()
    await decide(visitor, 'cancel')
    await page.getByRole('heading', { level: 1, name: words.onlinePayment.unpaidTitle }).waitFor()
    await press(see)
    // No token in an address that the guest did not come by.
    await page.waitForURL((address) => address.search === '')
    await heading.waitFor()
    await press(page.getByRole('button', { name: words.orders.trackAnother }))
    await page.getByRole('textbox', { name: words.orders.trackReference }).fill(order.reference)
    await page.getByRole('textbox', { name: words.orders.trackContact }).fill(buyer.phone)
    await press(page.getByRole('button', { name: words.orders.trackSubmit }))
    await press(pay)
    await page.getByRole('heading', { level: 1, name: sandboxWords[locale].title }).waitFor()
    await decide(visitor, 'approve')
    await page.getByRole('heading', { level: 1, name: words.onlinePayment.paidTitle }).waitFor()
    await press(see)
    await heading.waitFor()
    await page.getByRole('definition').getByText(words.orders.payments.paid).waitFor()
    expect(lost).toEqual([])
    // The next user of the browser finds nothing of it.
    await visitor.goTo('/')
    await visitor.goTo('/order-tracking')
    await page.getByRole('textbox', { name: words.orders.trackReference }).waitFor()
    expect(await heading.count()).toBe(0)
    await desk.context().close()
    await visitor.leave()
  },
)

async function orderByStaff(call: Call, language: Locale) {
  const courier_id = (await courierNamed('own-team'))._id
  const priced = {
    lines: [],
    custom_lines: [{ title: 'Shelf, 182 cm', qty: 1, unit_price: 480 }],
    delivery_info: { country_code: 'HK' as const, method: 'DELIVERY' as const, courier_id },
    voucher_code: null,
  }
  const { name, phone, email, street: address, district } = buyer
  const delivery_details = { name, phone, email, address, district, area_code: '852' as const }
  const { data: price } = await call(priceStaffOrder, { body: priced })
  const { data: order } = await call(placeStaffOrder, {
    body: {
      ...priced,
      _id: crypto.randomUUID(),
      language,
      delivery_details,
      payment_method: 'ONLINE',
      expected_total: price.total,
    },
  })
  const { data: link } = await call(findPaymentLink, { params: { id: order._id } })
  return { order, url: link.payment_url }
}
