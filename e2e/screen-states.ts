import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { hasRegistered, newContact, signIn } from './account-steps.ts'
import { bookingPanel, agree, fillCheckout, orderPlaced, placeButton, receipt } from './booking-steps.ts'
import type { Piece } from './pieces.ts'
import { wideMenu } from './shop-facts.ts'
import type { Visitor } from './visitor.ts'
import { filled, saying } from './words.ts'

const phone = { width: 375, height: 812 }
const desk = { width: 1440, height: 900 }

export const stateNames = [
  'wide menu',
  'account menu',
  'small menu',
  'small menu, second level',
  'filters over the list',
  'quick view',
  'lightbox',
  'side panel',
  'filled booking form',
  'checkout with errors',
  'order placed',
  'order to pay',
  'question before cancelling',
  'order with proof',
  'looked-up order',
  'signing in with errors',
  'link to a new password sent',
  'way back after signing in',
  'menu of a member',
  'change of an email',
] as const

type Check = (name: (typeof stateNames)[number], sizes?: readonly { width: number; height: number }[]) => Promise<void>

/** Brings the shop into every state that an address alone does not show, and has each checked. */
export async function walkThroughStates(visitor: Visitor, piece: Piece, check: Check): Promise<void> {
  await openMenus(visitor, check)
  await openListParts(visitor, check)
  await fillForm(visitor, piece, check)
  await orderAndProve(visitor, check)
  await becomeKnown(visitor, check)
}

async function openMenus({ page, words, locale, goTo }: Visitor, check: Check): Promise<void> {
  await goTo('/contact-us')
  const { item, below } = await wideMenu()
  const arrow = page.getByRole('button', { name: filled(words.shell.more, { title: item.title[locale] }) })
  await arrow.press('Enter')
  await page.getByRole('link', { name: below.title[locale], exact: true }).waitFor()
  await check('wide menu', [desk])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.shell.account }).click()
  await page.getByRole('link', { name: words.shell.signIn }).waitFor()
  await check('account menu')
  await page.keyboard.press('Escape')

  await page.setViewportSize(phone)
  const menu = page.getByRole('dialog')
  await page.getByRole('button', { name: words.shell.openMenu }).click()
  await menu.waitFor()
  await check('small menu', [phone])
  await page.setViewportSize(phone)
  await menu.getByRole('button', { name: item.title[locale], exact: true }).click()
  await menu.getByRole('button', { name: words.shell.back }).waitFor()
  await check('small menu, second level', [phone])
}

async function openListParts({ page, words, goTo }: Visitor, check: Check): Promise<void> {
  await page.setViewportSize(phone)
  await goTo('/products?on_sale=1')
  await page.getByRole('button', { name: saying(words.catalogue.filtersInUse) }).click()
  await page.getByRole('search', { name: words.catalogue.filters }).waitFor()
  await check('filters over the list', [phone])
  await goTo('/products')
  await page
    .getByRole('button', { name: saying(words.catalogue.quickViewOf) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: words.product.add }).waitFor()
  await check('quick view')
}

async function fillForm(visitor: Visitor, piece: Piece, check: Check): Promise<void> {
  const { page, words, locale, goTo } = visitor
  await goTo(pathTo('product', 'zh', { id: piece._id, slug: piece.slug[locale] }))
  await page.getByRole('button', { name: words.pictures.enlarge }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.pictures.close }).waitFor()
  await check('lightbox')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.product.add }).first().click()
  await bookingPanel(visitor).getByRole('link', { name: words.cart.continue }).waitFor()
  await check('side panel')
  await goTo('/cart')
  await page.getByRole('main').getByRole('link', { name: words.cart.continue }).waitFor()
  await check('filled booking form')
  await goTo('/checkout')
  await placeButton(visitor).click()
  await page.getByRole('main').locator('[aria-invalid=true]').first().waitFor()
  await check('checkout with errors')
}

async function orderAndProve(visitor: Visitor, check: Check): Promise<void> {
  const { page, words, goTo } = visitor
  const { orders } = words
  await fillCheckout(visitor)
  await agree(visitor)
  await placeButton(visitor).click()
  const { id, reference } = await orderPlaced(visitor)
  await check('order placed')
  await goTo(pathTo('order', 'zh', { id }))
  await page.getByRole('button', { name: orders.proofSend }).waitFor()
  await check('order to pay')
  await page.getByRole('button', { name: orders.cancel }).click()
  await page.getByRole('dialog', { name: orders.cancelTitle }).waitFor()
  await check('question before cancelling')
  await page.getByRole('button', { name: orders.cancelKeep }).click()
  await page.getByLabel(orders.proofPicture).setInputFiles(receipt)
  await page.getByRole('button', { name: orders.proofSend }).click()
  await page.getByRole('img', { name: orders.proofOwn }).waitFor()
  await check('order with proof')
  await goTo('/order-tracking')
  await page.getByRole('textbox', { name: orders.trackReference }).fill(reference)
  await page.getByRole('textbox', { name: orders.trackContact }).fill('91234567')
  await page.getByRole('button', { name: orders.trackSubmit }).click()
  await page.getByRole('heading', { name: filled(orders.orderOf, { reference }) }).waitFor()
  await check('looked-up order')
}

async function becomeKnown(visitor: Visitor, check: Check): Promise<void> {
  const { page, words, locale, goTo } = visitor
  const { auth, credentials, security, shell } = words
  const main = page.getByRole('main')
  const { email } = newContact(locale)
  await goTo('/authentication/login/email?return_to=/account/security')
  await main.getByRole('button', { name: auth.signIn, exact: true }).click()
  await main.locator('[aria-invalid=true]').first().waitFor()
  await check('signing in with errors')
  await goTo('/authentication/forgot-password')
  await main.getByRole('textbox', { name: credentials.email }).fill(email)
  await main.getByRole('button', { name: auth.sendLink }).click()
  await main.getByRole('heading', { name: auth.sentTitle }).waitFor()
  await check('link to a new password sent')
  await hasRegistered(email, locale)
  await signIn(visitor, email, '/account/security')
  await page.getByRole('link', { name: filled(shell.backTo, { title: words.screens['account-security'] }) }).waitFor()
  await check('way back after signing in')
  await goTo('/account/security')
  await page.getByRole('button', { name: shell.account, exact: true }).click()
  await page.locator('#account-menu').getByRole('button', { name: shell.signOut }).waitFor()
  await check('menu of a member')
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: security.changeEmail }).click()
  await main.getByRole('textbox', { name: security.newEmail }).waitFor()
  await check('change of an email')
}
