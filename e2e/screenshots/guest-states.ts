import { offlinePath, pathTo } from '@fitout/contract/storefront-paths.ts'
import { hasRegistered, linkTo, newContact } from '../account-steps.ts'
import { addPiece, agree, buyer, receipt } from '../booking-steps.ts'
import { mailsTo } from '../mail.ts'
import { askAs } from '../member.ts'
import { smallPieces } from '../pieces.ts'
import { courierNamed, mainStoreId } from '../shop-facts.ts'
import { linkOfNotice, soldOutPiece } from '../stock-notice.ts'
import type { Visitor } from '../visitor.ts'
import { saying } from '../words.ts'
import type { Take } from './camera.ts'

/** Addresses that show a public screen in another than its initial state. */
const otherwise = [
  ['search results', '/search?keyword=oak'],
  ['search without results', '/search?keyword=qqzz'],
  ['products without results', '/products?keyword=qqzz'],
  ['products that are filtered', '/products?on_sale=1&in_stock=1&sort=price-asc'],
  ['projects that are filtered', '/projects?style=industrial'],
  ['projects without results', '/projects?style=industrial&budget=under-200k'],
  [
    'estimate with a figure',
    '/estimate?area=430&area_units=sqft&property_type=private-flat&scope=whole-home&finish=considered',
  ],
  ['enquiry from the estimate', '/enquiry?style=nordic&area=45&area_units=sqm&location=sha-tin'],
] as const

export async function walkAsGuest(visitor: Visitor, take: Take): Promise<void> {
  const { goTo } = visitor
  for (const [name, address] of otherwise) {
    await goTo(address)
    await take(name)
  }
  await search(visitor, take)
  await filterProjects(visitor, take)
  await enquire(visitor, take)
  await keepPiece(visitor, take)
  await waitForStock(visitor, take)
  await pickUp(visitor, take)
  await followLinks(visitor, take)
  await loseNetwork(visitor, take)
}

async function search({ page, words, goTo }: Visitor, take: Take): Promise<void> {
  await goTo('/about-us')
  await page.getByRole('button', { name: words.search.open }).first().click()
  const field = page.getByRole('combobox', { name: words.search.label })
  await field.waitFor()
  await take('search panel', { isWhole: false })
  await field.fill('oak')
  await page.getByRole('option').first().waitFor()
  await take('search panel with suggestions', { isWhole: false })
  await field.fill('qqzz')
  await page.getByRole('option').first().waitFor({ state: 'detached' })
  await take('search panel without suggestions', { isWhole: false })
}

async function filterProjects({ page, words, goTo }: Visitor, take: Take): Promise<void> {
  await goTo('/projects')
  await page.getByRole('button', { name: words.projects.filters, exact: true }).click()
  await page.getByRole('search', { name: words.projects.filters }).waitFor()
  await take('filters of the projects', { isWhole: false })
}

async function enquire({ page, words, goTo }: Visitor, take: Take): Promise<void> {
  const { enquiry } = words
  const field = (name: string) => page.locator(`form [name=${name}]`)
  await goTo('/enquiry')
  await field('description').fill('…')
  await page.locator('input[type=file]').first().setInputFiles(receipt)
  await page.getByRole('img', { name: receipt.name }).waitFor()
  await page.getByRole('button', { name: enquiry.send }).click()
  await page.locator('main [aria-invalid=true]').first().waitFor()
  await take('enquiry with errors')
  await field('name').fill(buyer.name)
  await field('email').fill(buyer.email)
  await page.getByRole('button', { name: enquiry.send }).click()
  await page.getByRole('heading', { name: enquiry.receivedTitle }).waitFor()
  await take('enquiry received')
}

async function keepPiece(visitor: Visitor, take: Take): Promise<void> {
  const { page, locale, goTo } = visitor
  const pieces = await smallPieces(4)
  for (const piece of pieces.slice(-1)) await addPiece(visitor, piece)
  const path = `/stores/${await mainStoreId()}/wishlist/add-to-wishlist`
  for (const { _id } of pieces) await askAs(page, locale, 'POST', path, { product_id: _id })
  await goTo('/wishlist')
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  await take('wishlist with pieces')
}

/** A sold-out piece, and the page behind the link of the mail. */
async function waitForStock({ page, locale, words, goTo }: Visitor, take: Take): Promise<void> {
  const piece = await soldOutPiece()
  const email = `waits-${crypto.randomUUID()}@example.com`
  await goTo(pathTo('product', 'zh', { id: piece._id, slug: piece.slug[locale] }))
  const form = page.getByRole('region', { name: words.product.notice.title })
  await form.getByRole('textbox').fill(email)
  await take('piece that is sold out')
  await form.getByRole('button', { name: words.product.notice.send }).click()
  await form.getByText(words.product.notice.confirm).waitFor()
  await page.goto(await linkOfNotice(email))
  await page.getByRole('button').waitFor()
  await take('link of a stock notice', { isWhole: false })
}

/** A parcel for collection, paid by card. */
async function pickUp(visitor: Visitor, take: Take): Promise<void> {
  const { page, words, locale, goTo } = visitor
  const { checkout, onlinePayment } = words
  await goTo('/checkout')
  await page.getByRole('radio', { name: (await courierNamed('sf-pickup')).title[locale] }).check()
  await page.getByRole('combobox', { name: checkout.pickUpDistrict }).selectOption('kwun-tong')
  const points = page.getByRole('group', { name: checkout.pickUpPoint }).getByRole('radio')
  await points.nth(1).check()
  await page.getByRole('textbox', { name: checkout.name }).fill(buyer.name)
  await page.getByRole('textbox', { name: checkout.phone }).fill(buyer.phone)
  await page.getByRole('radio', { name: onlinePayment.way, exact: true }).check()
  await take('checkout with a pick-up point')
  await agree(visitor)
  await page.getByRole('button', { name: saying(onlinePayment.goTo) }).click()
  await page.locator('button[value=approve]').waitFor()
  await take('page of the trial payment')
  await page.locator('button[value=cancel]').click()
  await page.waitForURL(/\/result\//)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await take('payment given up')
}

/** The pages behind the links of two messages: verifying an email, and a new password. */
async function followLinks({ page, locale, words, goTo }: Visitor, take: Take): Promise<void> {
  const { email } = newContact(locale)
  const main = page.getByRole('main')
  await hasRegistered(email, locale)
  await goTo(await linkTo('verify', () => mailsTo(email)))
  await main.getByRole('button', { name: words.auth.verify, exact: true }).waitFor()
  await take('link that proves an email')
  await goTo('/authentication/forgot-password')
  await main.getByRole('textbox', { name: words.credentials.email }).fill(email)
  await main.getByRole('button', { name: words.auth.sendLink }).click()
  await goTo(await linkTo('reset-password', () => mailsTo(email)))
  await main.locator('form input[type=password]').first().waitFor()
  await take('link to a new password')
}

async function loseNetwork({ goTo }: Visitor, take: Take): Promise<void> {
  await goTo(offlinePath)
  await take('offline page')
}
