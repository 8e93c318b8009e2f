import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, ordersOf, refuse, requestsTo } from './api-answers.ts'
import { addPiece, agree, buyer, fillCheckout, orderPlaced, placeButton } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { type Piece, plainPieces } from './pieces.ts'
import { enter, type Visitor } from './visitor.ts'

let browser: TestBrowser
let piece: Piece

beforeAll(async () => {
  browser = await openBrowser()
  piece = (await plainPieces(5))[4]!
})
afterAll(() => browser.stop())

async function readyToOrder(): Promise<Visitor> {
  const visitor = await enter(browser, 'en')
  await addPiece(visitor, piece)
  await visitor.goTo('/checkout')
  await fillCheckout(visitor)
  await agree(visitor)
  return visitor
}

test('a double click places one order', async () => {
  const visitor = await readyToOrder()
  const checkouts = requestsTo(visitor.page, '/checkouts')
  await placeButton(visitor).dblclick()
  await orderPlaced(visitor)
  expect(checkouts).toHaveLength(1)
  expect(await ordersOf(visitor.page)).toBe(1)
  await visitor.leave()
})

/** Presses once; the shop accepts the order, and its answer never arrives. */
async function loseAnswer(visitor: Visitor): Promise<string | undefined> {
  const { page, words } = visitor
  let lost: { data: { _id: string } } | undefined
  await page.route(
    calls.checkOut,
    async (route) => {
      lost = await (await route.fetch()).json()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await placeButton(visitor).click()
  await page.getByText(words.checkout.notSent).waitFor()
  expect(await ordersOf(page)).toBe(1)
  return lost?.data._id
}

test('a lost answer and a second press place one order', async () => {
  const visitor = await readyToOrder()
  const { page, words } = visitor
  const keys = requestsTo(page, '/checkouts')
  const lost = await loseAnswer(visitor)

  expect(await page.getByRole('textbox', { name: words.checkout.building }).inputValue()).toBe(buyer.building)
  await placeButton(visitor).click()
  const { id } = await orderPlaced(visitor)
  expect(id).toBe(lost)
  expect(await ordersOf(page)).toBe(1)
  expect(new Set(keys.map(({ request }) => request.headers()['idempotency-key'])).size).toBe(1)
  await visitor.leave()
})

test('an order with a lost answer is found again after a reload, from the booking form and the checkout', async () => {
  const visitor = await readyToOrder()
  const { page, words, goTo } = visitor
  const lost = await loseAnswer(visitor)
  await goTo('/cart')
  await page.getByRole('link', { name: words.checkout.lostSee }).waitFor()
  await page.route(calls.checkOut, (route) => refuse(route, { status: 503, code: 'service-unavailable' }))
  await goTo('/checkout')
  await page.getByRole('heading', { name: words.checkout.lostTitle }).waitFor()
  await page.unroute(calls.checkOut)
  await page.getByRole('button', { name: words.shell.tryAgain }).click()
  expect((await orderPlaced(visitor)).id).toBe(lost)
  expect(await ordersOf(page)).toBe(1)
  await goTo('/cart')
  await page.getByRole('heading', { name: words.cart.empty }).waitFor()
  expect(await page.getByRole('link', { name: words.checkout.lostSee }).count()).toBe(0)
  await visitor.leave()
})
