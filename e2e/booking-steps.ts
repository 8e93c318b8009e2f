import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Locator } from 'playwright-core'
import type { Piece } from './pieces.ts'
import { saying } from './words.ts'
import type { Visitor } from './visitor.ts'

/** The customer and address of the orders in these tests. */
export const buyer = {
  name: 'Chan Siu Ming',
  phone: '91234567',
  email: 'siuming.chan@example.com',
  district: 'kowloon-city',
  street: '1 Prince Edward Road West',
  building: 'Lok Fu Court',
  unit: '12A',
} as const

/** A picture of one grey pixel, instead of a photo of a receipt. */
export const receipt = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export function bookingPanel({ page, words }: Visitor): Locator {
  return page.getByRole('dialog', { name: words.screens.cart })
}

/** Adds a piece to the booking form from its own page. */
export async function addPiece(visitor: Visitor, piece: Piece): Promise<void> {
  const { page, words, locale, goTo, press } = visitor
  await goTo(pathTo('product', 'zh', { id: piece._id, slug: piece.slug[locale] }))
  await press(page.getByRole('button', { name: words.product.add }).first())
  await bookingPanel(visitor).getByText(words.product.added).first().waitFor()
}

/** Fills in everything that an order delivered by the shop's own team needs. */
export async function fillCheckout({ page, words }: Visitor, details: typeof buyer = buyer): Promise<void> {
  const { checkout } = words
  const field = (label: string) => page.getByRole('textbox', { name: label })
  await field(checkout.name).fill(details.name)
  await field(checkout.phone).fill(details.phone)
  await field(checkout.email).fill(details.email)
  await page.getByRole('combobox', { name: checkout.district }).selectOption(details.district)
  await field(checkout.street).fill(details.street)
  await field(checkout.building).fill(details.building)
  await field(checkout.unit).fill(details.unit)
}

export async function agree({ page }: Visitor): Promise<void> {
  await page.locator('main input[name=hasAgreed]').check()
}

export function placeButton({ page, words }: Visitor): Locator {
  return page.getByRole('button', { name: saying(words.checkout.placeFor) })
}

/** From the confirmation page of an order: its id and reference. */
export async function orderPlaced({ page, words }: Visitor): Promise<{ id: string; reference: string }> {
  await page.waitForURL(/\/result\/order\/success\?/)
  const id = new URL(page.url()).searchParams.get('order') ?? ''
  const copy = page.getByRole('button', { name: words.orders.copyThing.replace('{thing}', words.orders.reference) })
  const reference = (await page.getByRole('main').locator('p', { has: copy }).innerText()).split(/\s/)[0] ?? ''
  return { id, reference }
}
