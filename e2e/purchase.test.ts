import type { Locale } from '@fitout/contract/locales.ts'
import { orderMails as cn } from '@fitout/contract/messages/cn/order-mails.ts'
import { orderMails as en } from '@fitout/contract/messages/en/order-mails.ts'
import { orderMails as zh } from '@fitout/contract/messages/zh/order-mails.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingPanel, buyer, agree, fillCheckout, orderPlaced, placeButton, receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser, type VisitorOptions } from './browser.ts'
import { onEachDevice } from './languages.ts'
import { announcements } from './live-regions.ts'
import { mailsWith } from './mail.ts'
import { type Piece, piecesWithVersions } from './pieces.ts'
import { courierNamed, paymentChannels, wideMenu } from './shop-facts.ts'
import { enter, isAlive, languageOf, type Visitor } from './visitor.ts'
import { filled } from './words.ts'

type Width = NonNullable<VisitorOptions['width']>
type Order = { id: string; reference: string }
type Channel = 'fps' | 'payme' | 'bank_transfer'

const orderMails = { zh, cn, en }
let browser: TestBrowser
let pieces: Piece[]

beforeAll(async () => {
  browser = await openBrowser()
  pieces = await piecesWithVersions(3)
})
afterAll(() => browser.stop())

const purchases: [Locale, Width, number, Channel][] = [
  ['zh', 'phone', 0, 'fps'],
  ['cn', 'tablet', 1, 'payme'],
  ['en', 'desk', 2, 'bank_transfer'],
]

test.each(onEachDevice(purchases))(
  'a purchase in %s on a %s, of piece %i by %s, from the home page to the tracked order',
  async (locale, width, at, channel) => {
    const visitor = await enter(browser, locale, { width })
    await visitor.goTo('/')
    await walkToList(visitor, width)
    await findInList(visitor, width, pieces[at]!)
    await add(visitor)
    await bookWithCourier(visitor)
    const order = await checkOut(visitor, channel)
    await payAndProve(visitor, order, channel)
    await printOrder(visitor, order)
    expect(await languageOf(visitor.page)).toBe(locale)
    await visitor.leave()
    await track(locale, width, order)
    await hasMails(locale, order)
  },
  120_000,
)

async function walkToList({ page, words, locale, press }: Visitor, width: Width): Promise<void> {
  const { item } = await wideMenu()
  const name = item.title[locale]
  if (width !== 'desk') {
    await press(page.getByRole('button', { name: words.shell.openMenu }))
    await press(page.getByRole('dialog').getByRole('button', { name, exact: true }))
  }
  const menu = page.getByRole('navigation', { name: words.shell.mainNavigation })
  await press(menu.getByRole('link', { name, exact: true }))
  await page.getByRole('heading', { level: 1, name: words.catalogue.allProducts }).waitFor()
}

/** Filters by the colour of the piece, goes to its page and selects another version. */
async function findInList({ page, words, locale, press }: Visitor, width: Width, piece: Piece): Promise<void> {
  const wanted = piece.variants[1]!
  const colour = wanted.attributes.find(({ name }) => name === 'colour')!
  const filters = page.getByRole('search', { name: words.catalogue.filters })
  if (width !== 'desk') await press(page.getByRole('button', { name: words.catalogue.filters, exact: true }))
  await press(filters.getByRole('checkbox', { name: colour.title[locale], exact: true }))
  await page.waitForURL((url) => url.searchParams.get('colour') === colour.value)
  const chips = page.getByRole('list', { name: words.catalogue.activeFilters })
  await chips.getByRole('link', { name: colour.title[locale] }).waitFor({ state: 'attached' })
  if (width !== 'desk') await press(filters.getByRole('button', { name: words.catalogue.closeFilters }))
  await press(page.getByRole('link', { name: piece.title[locale], exact: true }))
  await page.getByRole('heading', { level: 1, name: piece.title[locale] }).waitFor()

  for (const { title } of wanted.attributes) {
    const choice = page.getByRole('main').getByRole('radio', { name: title[locale], exact: true })
    if ((await choice.count()) > 0) await choice.check()
  }
  await page.locator('main form').getByText(money(wanted.price)).first().waitFor()
}

async function add(visitor: Visitor): Promise<void> {
  const { page, words, press } = visitor
  await press(page.getByRole('button', { name: words.product.add }).first())
  const panel = bookingPanel(visitor)
  await panel.getByText(words.product.added).first().waitFor()
  await expect.poll(() => announcements(page)).toContain(words.product.added)
  await press(panel.getByRole('link', { name: words.cart.seeForm }))
  await page.getByRole('heading', { level: 1, name: words.screens.cart }).waitFor()
  expect((await announcements(page)).filter((text) => text === words.product.added)).toHaveLength(1)
}

async function bookWithCourier({ page, words, locale, press }: Visitor): Promise<void> {
  const { title } = await courierNamed('sf-door')
  await page
    .getByRole('group', { name: words.cart.couriers.legend })
    .getByRole('radio', { name: title[locale] })
    .check()
  await press(page.getByRole('main').getByRole('link', { name: words.cart.continue }))
  await page.getByRole('heading', { level: 1, name: words.screens.checkout }).waitFor()
}

async function checkOut(visitor: Visitor, channel: Channel): Promise<Order> {
  const { page, locale, press } = visitor
  const courier = page.getByRole('radio', { name: (await courierNamed('sf-door')).title[locale] })
  await courier.waitFor()
  expect(await courier.isChecked()).toBe(true)
  await fillCheckout(visitor)
  const channels = await paymentChannels()
  for (const one of ['payme', 'fps', channel] as const) {
    await page.getByRole('radio', { name: channels[one].title[locale], exact: true }).check()
  }
  await agree(visitor)
  await press(placeButton(visitor))
  return orderPlaced(visitor)
}

/** The payment details are on the order's page, each value with a copy button. */
async function payAndProve(
  { page, words, locale, press }: Visitor,
  { id, reference }: Order,
  channel: Channel,
): Promise<void> {
  const { orders } = words
  await press(page.getByRole('link', { name: orders.placedSee }))
  await page.getByRole('heading', { level: 1, name: filled(orders.orderOf, { reference }) }).waitFor()
  expect(page.url()).toContain(`/orders/${id}`)
  for (const fact of [buyer.name, buyer.email, (await courierNamed('sf-door')).title[locale]]) {
    await page.getByRole('definition').getByText(fact).waitFor()
  }
  const { fps, payme, bank_transfer: bank } = await paymentChannels()
  const account = { fps: fps.fps_id, payme: payme.account, bank_transfer: bank.account_number }[channel]
  await page.getByRole('definition').filter({ hasText: account }).getByRole('button').waitFor()
  expect(await page.getByRole('img', { name: orders.paymentCode }).filter({ visible: true }).count()).toBe(
    channel === 'fps' ? 1 : 0,
  )
  await page.getByLabel(orders.proofPicture).setInputFiles(receipt)
  await page.getByRole('img', { name: orders.proofPreview }).waitFor()
  await press(page.getByRole('button', { name: orders.proofSend }))
  await page.getByRole('status').getByText(orders.proofSent).waitFor()
  await statusIs(page, orders.statuses.pending)
}

/** One printed page with the order's content, without screen elements. */
async function printOrder({ page, words, locale }: Visitor, { reference }: Order): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.printed-order')
  const courier = (await courierNamed('sf-door')).title[locale]
  for (const fact of [reference, buyer.name, buyer.email, buyer.building, courier, words.orders.payments.unpaid]) {
    await sheet.getByText(fact).first().waitFor()
  }
  await sheet.getByRole('columnheader', { name: words.orders.amount }).waitFor()
  for (const part of [page.getByRole('navigation'), page.getByRole('contentinfo'), page.getByRole('button')]) {
    expect(await part.filter({ visible: true }).count()).toBe(0)
  }
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
}

async function track(locale: Locale, width: Width, { reference }: Order): Promise<void> {
  const stranger = await enter(browser, locale, { width })
  const { page, words, press, goTo, leave } = stranger
  await goTo('/order-tracking')
  await page.getByRole('textbox', { name: words.orders.trackReference }).fill(reference)
  await page.getByRole('textbox', { name: words.orders.trackContact }).fill(buyer.phone)
  await press(page.getByRole('button', { name: words.orders.trackSubmit }))
  await page.getByRole('heading', { name: filled(words.orders.orderOf, { reference }) }).waitFor()
  await statusIs(page, words.orders.statuses.pending)
  await isAlive(page, words)
  expect(await page.getByText(buyer.email).count()).toBe(0)
  // The next visitor on this device finds neither the order nor the input.
  await page.reload()
  await isAlive(page, words)
  await expect.poll(() => page.getByRole('textbox', { name: words.orders.trackContact }).inputValue()).toBe('')
  expect(await page.getByText(reference).count()).toBe(0)
  await leave()
}

async function statusIs(page: Visitor['page'], status: string): Promise<void> {
  await page.locator('[aria-current=step]').getByText(status, { exact: true }).waitFor()
}

async function hasMails(locale: Locale, { reference }: Order): Promise<void> {
  const subjects = ['placed', 'proof-received'] as const
  const expected = subjects.map((key) => filled(orderMails[locale][key].subject, { reference })).toSorted()
  const mails = async () => (await mailsWith(reference)).map(({ to, subject }) => `${to}: ${subject}`).toSorted()
  await expect.poll(mails, { timeout: 20_000 }).toEqual(expected.map((subject) => `${buyer.email}: ${subject}`))
}

const money = (dollars: number) => `HK$${dollars.toLocaleString('en-US')}`
