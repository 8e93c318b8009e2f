import type { Locale } from '@fitout/contract/locales.ts'
import { sandboxPayment as cn } from '@fitout/contract/messages/cn/sandbox-payment.ts'
import { sandboxPayment as en } from '@fitout/contract/messages/en/sandbox-payment.ts'
import { sandboxPayment as zh } from '@fitout/contract/messages/zh/sandbox-payment.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, sizeCheckedIn, violations } from './axe.ts'
import { addPiece, agree, fillCheckout } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { type Piece, plainPieces } from './pieces.ts'
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
