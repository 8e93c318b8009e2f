import { pathTo, screenKeys, screenNamed } from '@fitout/contract/storefront-paths.ts'
import { fillAccount } from '../account-things.ts'
import { buyer, receipt } from '../booking-steps.ts'
import { completeAnOrder } from '../earned-points.ts'
import { askAs, type Member } from '../member.ts'
import { plainPieces } from '../pieces.ts'
import { ask, miniStoreId, type Texts } from '../shop-facts.ts'
import { present } from '../present.ts'
import { filled } from '../words.ts'
import type { Take } from './camera.ts'

type Piece = { _id: string; slug: Texts; price_from: number; point_price: number | null }

// Those of one renovation are taken of the demo's client.
const tabs = screenKeys.filter(
  (key) => screenNamed(key).guard === 'auth/registeredOnly' && !screenNamed(key).path.includes(':id'),
)

/** The account empty and filled, and what only members do. */
export async function walkAsMember(member: Member, take: Take): Promise<void> {
  await takeTabs(member, take, 'empty')
  await fill(member)
  await redeem(member, take)
  await exchange(member, take)
  await speakUp(member, take)
  await takeTabs(member, take, 'filled')
}

async function takeTabs({ page, goTo }: Member, take: Take, state: string): Promise<void> {
  for (const tab of tabs) {
    const name = `${tab}, ${state}`
    await goTo(pathTo(tab, 'zh'))
    await page.locator('main [aria-current=page]').first().waitFor()
    await page.locator('main [role=status][aria-label]').waitFor({ state: 'detached' })
    await take(name)
  }
}

async function fill(member: Member): Promise<void> {
  const { page, locale } = member
  const { recipient } = await fillAccount(member)
  const delivery_recipient = { name: buyer.name, area_code: '852', phone: buyer.phone, ...recipient }
  await askAs(page, locale, 'PUT', '/profiles/delivery-recipient', { delivery_recipient })
  const { return_url } = await askAs<{ return_url: string }>(page, locale, 'POST', '/credit-cards/bind-card', {
    success_url: '/account/cards',
    cancel_url: '/account/cards',
  })
  const form = { decision: 'approve', card: 'visa' }
  await page.context().request.post(return_url, { form, maxRedirects: 0 })
}

/** A voucher for points, from the store to its code. */
async function redeem(member: Member, take: Take): Promise<void> {
  const { page, words, goTo } = member
  const main = page.getByRole('main')
  const [voucher] = await ask<{ _id: string }[]>('/vouchers/all?discount_type=FREE_SHIPPING')
  await completeAnOrder(member, present((await dearestPieces())[0]))
  await goTo(pathTo('voucher', 'zh', { id: present(voucher)._id }))
  await main.getByRole('button', { name: words.vouchers.redeem, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.vouchers.confirm }).waitFor()
  await take('question before redeeming', { isWhole: false })
  await page.getByRole('dialog').getByRole('button', { name: words.vouchers.confirm }).click()
  await main.getByText(words.vouchers.redeemed).waitFor()
  await take('voucher redeemed')
}

/** A piece of the member store for points. */
async function exchange({ page, locale, words, goTo }: Member, take: Take): Promise<void> {
  const t = words.memberStore
  const main = page.getByRole('main')
  const path = `/stores/${await miniStoreId()}/product-management/products/filter?per_page=100&facets=false`
  const pieces = (await ask<Piece[]>(path)).filter(({ price_from }) => price_from === 0)
  const cheapest = present(pieces.toSorted((a, b) => (a.point_price ?? 0) - (b.point_price ?? 0))[0])
  await goTo(pathTo('member-piece', 'zh', { id: cheapest._id, slug: cheapest.slug[locale] }))
  await main.getByRole('button', { name: t.redeem, exact: true }).click()
  await main.getByRole('button', { name: t.place }).waitFor()
  await take('exchange for points')
}

/** A review and a refund request, written and sent. */
async function speakUp(member: Member, take: Take): Promise<void> {
  const { page, locale, words, goTo } = member
  const { reviews, refundRequests: refunds } = words
  const main = page.getByRole('main')
  const piece = present((await dearestPieces())[1])
  const order = await completeAnOrder(member, piece)
  await goTo(pathTo('order', 'zh', { id: order._id }))
  await main.getByRole('heading', { name: reviews.title }).waitFor()
  await take('completed order')
  await main.getByText(reviews.write).first().click()
  await main.getByText(refunds.ask, { exact: true }).first().click()
  const review = main.getByRole('form', { name: filled(reviews.formOf, { title: piece.title[locale] }) })
  const asking = main.getByRole('form', { name: refunds.ask })
  await asking.getByRole('button', { name: words.cart.more }).click()
  await take('review and refund being written')
  await review.getByRole('radio').nth(4).check({ force: true })
  await review.getByRole('textbox').fill('…')
  await review.locator('input[type=file]').setInputFiles(receipt)
  await review.getByRole('button', { name: reviews.send }).click()
  await main.getByText(reviews.states.WAITING).last().waitFor()
  await asking.getByRole('combobox').selectOption('damaged')
  await asking.getByRole('button', { name: refunds.send }).click()
  await main.getByRole('button', { name: refunds.withdraw }).waitFor()
  await take('review and refund waiting')
}

async function dearestPieces() {
  const price = (piece: { variants: { price: number }[] }) => piece.variants[0]?.price ?? 0
  return (await plainPieces(8)).toSorted((a, b) => price(b) - price(a))
}
