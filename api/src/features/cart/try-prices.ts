import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { tryPrices } from '@fitout/contract/staff/campaigns.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type Campaign, inForce } from '../campaigns/campaigns-service.ts'
import { requireCourierOf } from '../couriers/couriers-service.ts'
import {
  explainPrices,
  explainRefusal,
  presentNearOffers,
  termsOfCampaignOffer,
  termsOfVoucherOffer,
} from '../prices/prices-service.ts'
import { giftIdOf, offersOf } from './cart-offers.ts'
import { giftLinesOf, isServicesOnly, priceCartLines } from './cart-pricing.ts'
import { type CartLine, listGiftLines } from './cart-queries.ts'
import { currentRules } from './sale-rules.ts'

type Trial = Body<typeof tryPrices>
type Tried = AnswerInput<typeof tryPrices>['data']

/** Prices a sample cart with and without an offer. Throws `variant-not-found`. */
export async function tryPricesOf(context: Context, trial: Trial, locale: Locale): Promise<Tried> {
  const { db, config, clock } = context
  const rules = await currentRules(context, db, config.mainStoreId)
  const lines = await sampleLines(context, db, trial.lines)
  const courierId = isServicesOnly(lines) ? undefined : trial.courier_id
  const courier = courierId ? requireCourierOf(rules.couriers, courierId) : undefined
  const others = inForce(rules.campaigns, clock.now()).filter(({ id }) => id !== trial.campaign?._id)
  const fee = courier && { fee: courier.fee_cents, freeFrom: courier.free_from_cents }
  const voucher = trial.voucher && {
    id: 'tried',
    title: trial.voucher.title,
    terms: termsOfVoucherOffer(trial.voucher.offer),
  }

  async function priceWith(campaigns: readonly Campaign[], brought: typeof voucher): Promise<Tried['before']> {
    const gifts = await listGiftLines(db, config.mainStoreId, campaigns.flatMap(giftIdOf))
    const offers = offersOf(rules, campaigns, gifts)
    const priced = priceCartLines(lines, fee, offers, brought)
    return {
      explanation: explainPrices(priced, inLocale(courier?.title, locale), locale),
      total: toDollars(priced.total),
      gifts: giftLinesOf(priced, offers).map((gift) => ({
        product_title: gift.product_title,
        variant_title: gift.variant_title,
        qty: gift.quantity,
      })),
      near: presentNearOffers(priced.near, locale).map(({ message }) => message),
      voucher_refusal: brought ? explainRefusal(brought, priced.voucherRefusal, locale) : null,
    }
  }

  return {
    before: await priceWith(others, undefined),
    after: await priceWith(withTried(others, trial.campaign), voucher),
  }
}

/** The campaign on trial at its place among the others: by priority, then by age. */
function withTried(others: readonly Campaign[], tried: Trial['campaign']): Campaign[] {
  if (!tried) return [...others]
  const { _id, title, priority, offer } = tried
  const campaign = { id: _id ?? 'tried', title, priority, terms: termsOfCampaignOffer(offer) }
  const isLater = (other: Campaign) => other.priority === priority && _id !== null && other.id > _id
  const place = others.findIndex((other) => other.priority > priority || isLater(other))
  return place === -1 ? [...others, campaign] : others.toSpliced(place, 0, campaign)
}

/** Variants of the main store with quantities, as lines that are not from a booking form. Throws `variant-not-found`. */
export async function sampleLines(
  { config }: Context,
  db: Database,
  wanted: readonly { product_variant_id: string; qty: number }[],
): Promise<CartLine[]> {
  const quantities = new Map<string, number>()
  for (const { product_variant_id: id, qty } of wanted) quantities.set(id, (quantities.get(id) ?? 0) + qty)
  const lines = await listGiftLines(db, config.mainStoreId, [...quantities.keys()])
  if (lines.length < quantities.size) throw new AppError('variant-not-found')
  return lines.map((line) => ({ ...line, quantity: quantities.get(line.variant_id) ?? 0 }))
}
