import type { bindCard } from '@fitout/contract/credit-cards.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { ProviderCard } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { isOwnAddress } from '../../http/own-address.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { takeFromAllowance } from '../allowances/allowances-service.ts'
import { once } from '../idempotency/idempotency-service.ts'
import { askProvider, beginPaymentSession, openPaymentSession, requirePayments } from '../payments/payments-service.ts'
import {
  type CardRow,
  countCardsOf,
  findCardOf,
  insertCard,
  listCardsOf,
  lockCardsOf,
  promoteNewestCard,
  removeCard,
  removeCards,
  updateDefaultCard,
} from './credit-cards-queries.ts'

const cardsAtMost = 20
const bindingsAnHour = 20
const bindingMilliseconds = 3_600_000

export async function showCards(context: Context, accountId: string, page: PageRequest) {
  const rows = await listCardsOf(context.db, accountId, placeOf(page.query))
  const total = await countCardsOf(context.db, accountId)
  const now = context.clock.now()
  return pageOf(context, page, { rows, total }, (cards) => cards.map((card) => showCard(card, now)))
}

function showCard(row: CardRow, now: Date) {
  const lastMonth = row.expiry_year * 12 + row.expiry_month
  return {
    _id: row.id,
    brand: row.brand,
    last_four: row.last_four,
    expiry_month: row.expiry_month,
    expiry_year: row.expiry_year,
    is_expired: lastMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1,
    is_default: row.is_default,
    created_at: row.created_at.toISOString(),
  }
}

/** Returns the provider's page for saving a card. The same key returns the same page. */
export async function leadToCardPage(
  context: Context,
  accountId: string,
  body: Body<typeof bindCard>,
  idempotencyKey: string | undefined,
  locale: Locale,
) {
  for (const address of [body.success_url, body.cancel_url]) {
    if (!isOwnAddress(address, context.config.publicUrl)) throw new AppError('return-address-not-allowed')
  }
  requirePayments(context)
  await takeFromAllowance(context, `bind-card ${accountId}`, bindingsAnHour, 3600)
  const key = { accountId, operation: 'bind-card', key: idempotencyKey ?? newId() }
  const { payment_session } = await once(context, key, body, async (trx) => {
    if ((await countCardsOf(trx, accountId)) >= cardsAtMost) throw new AppError('too-many-cards')
    const expiresAt = new Date(context.clock.now().getTime() + bindingMilliseconds)
    const { success_url: successUrl, cancel_url: cancelUrl } = body
    const session = { accountId, successUrl, cancelUrl, locale, expiresAt }
    return { payment_session: await beginPaymentSession(context, trx, session) }
  })
  return { return_url: await openPaymentSession(context, payment_session), data: { payment_session } }
}

/** The provider's id of one of the account's cards. Throws `card-not-found`. */
export async function requireProviderCard(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  accountId: string,
  cardId: string,
): Promise<string> {
  const card = await findCardOf(db, accountId, cardId)
  if (!card || card.provider !== payments?.provider) throw new AppError('card-not-found')
  return card.provider_card
}

/** Stores a card confirmed by the provider, in the caller's transaction. */
export async function saveCard(
  context: Context,
  trx: Database,
  accountId: string,
  provider: CardRow['provider'],
  card: ProviderCard,
): Promise<void> {
  await lockCardsOf(trx, accountId)
  await insertCard(trx, {
    id: newId(),
    account_id: accountId,
    provider,
    provider_card: card.providerCard,
    brand: card.brand,
    last_four: card.lastFour,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
    created_at: context.clock.now(),
  })
}

export async function makeDefault(context: Context, accountId: string, cardId: string) {
  return transaction(context.db, async (trx) => {
    await lockCardsOf(trx, accountId)
    const card = await updateDefaultCard(trx, accountId, cardId)
    if (!card) throw new AppError('card-not-found')
    return showCard(card, context.clock.now())
  })
}

export async function dropCard(context: Context, accountId: string, cardId: string): Promise<void> {
  await transaction(context.db, async (trx) => {
    await lockCardsOf(trx, accountId)
    const card = await removeCard(trx, accountId, cardId)
    if (!card) throw new AppError('card-not-found')
    if (card.is_default) await promoteNewestCard(trx, accountId)
    await enqueueForgetting(context, trx, card.provider, card.provider_card)
  })
}

/** Deletes the cards of a deleted person, here and at the provider. */
export async function dropAllCards(context: Context, trx: Database, accountId: string): Promise<void> {
  for (const card of await removeCards(trx, accountId)) {
    await enqueueForgetting(context, trx, card.provider, card.provider_card)
  }
}

export async function enqueueForgetting(context: Context, trx: Database, provider: string, providerCard: string) {
  await context.jobs.enqueue(trx, 'forget-card', { provider, providerCard })
}

/** Cards of a provider that is no longer configured are left to that provider. */
export async function forgetCardAtProvider(context: Context, job: { provider: string; providerCard: string }) {
  const { payments } = context
  if (payments?.provider !== job.provider) return
  await askProvider(context, () => payments.forgetCard(job.providerCard))
}
