import { listSessions } from '@fitout/contract/sessions.ts'
import type { Context } from '../context.ts'
import { newId } from '../database/new-id.ts'
import type { Member } from './members.ts'

/** Valid bodies, so that only the ownership check can refuse the call. */
export const admissibleBodies: Record<string, unknown> = {
  'PUT /orders/:id/upload': { image: newId() },
  'POST /orders/:id/reviews': { reviews: [{ product_variant_id: newId(), rating: 5 }] },
  'POST /orders/:id/refund-request': { reason: 'x', refund_items: [{ product_variant_id: newId(), qty: 1 }] },
  'POST /renovations/:id/members': { email: 'guest@shop.example', right: 'READ', language: 'en' },
  'PUT /renovations/:id/members/:member_id/change': { right: 'READ' },
  'PUT /renovations/:id/quotations/:version/accept': {
    content_hash: '0'.repeat(64),
    typed_name: 'Mine now',
    is_agreed: true,
    wording_version: 'x',
  },
  'PUT /renovations/:id/quotations/:version/decline': { reason: 'x' },
  'PUT /renovations/:id/variations/:variation_id/approve': {
    content_hash: '0'.repeat(64),
    typed_name: 'Mine now',
    is_agreed: true,
    wording_version: 'x',
  },
  'PUT /renovations/:id/variations/:variation_id/decline': { reason: 'x' },
  'POST /renovations/:id/messages': { text: 'x' },
  'POST /enquiries/:id/replies': { text: 'x' },
  'POST /renovations/:id/defects': { text: 'x', images: [newId()] },
  'PUT /renovations/:id/defects/:defect_id/reopened': { reason: 'x' },
  'PUT /renovations/:id/certificate/sign': { content_hash: '0'.repeat(64), typed_name: 'Mine now' },
  'PUT /renovations/:id/portfolio-consent': { is_agreed: true, wording_version: 'x' },
  'PUT /renovations/:id/messages/read': { until: '2026-01-01T00:00:00Z' },
  'PUT /renovations/:id/cancel-quotation': { reason: 'x', typed_name: 'Mine now' },
  'PUT /renovations/:id/early-start': { typed_name: 'Mine now', is_agreed: true, wording_version: 'x' },
  'POST /renovations/invitations/accept': { code: 'x' },
  'POST /renovations/:id/instalments/:instalment_id/payment-records': {
    channel: 'FPS',
    bank_number: '1234567',
    amount: 1,
    paid_on: '2026-01-01',
    user_name: 'x',
    image: newId(),
  },
  'PUT /passkeys/:id/rename': { name: 'Mine now' },
  'POST /orders/:id/payment': { success_url: '/', cancel_url: '/' },
}

/** A card, a passkey and a provider session, which come from outside: their ids by the first part of their path. */
export async function ownedThings({ db, clock }: Context, member: Member): Promise<Record<string, string>> {
  const now = clock.now()
  const ids = { 'credit-cards': newId(), passkeys: newId(), 'payment-sessions': newId() }
  const own = (kind: keyof typeof ids) => ({ id: ids[kind], account_id: member.accountId, created_at: now })
  await db
    .insertInto('cards')
    .values({
      ...own('credit-cards'),
      provider: 'sandbox',
      provider_card: 'card',
      brand: 'visa',
      last_four: '4242',
      expiry_month: 12,
      expiry_year: 2099,
      is_default: true,
    })
    .execute()
  await db
    .insertInto('passkeys')
    .values({
      ...own('passkeys'),
      credential_id: 'x',
      public_key: Buffer.from('x'),
      counter: 0,
      name: 'Key',
      is_synced: false,
    })
    .execute()
  await db
    .insertInto('payment_sessions')
    .values({
      ...own('payment-sessions'),
      purpose: 'SAVE_CARD',
      success_url: '/',
      cancel_url: '/',
      language: 'en',
      provider: 'sandbox',
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .execute()
  const [session] = (await member.call(listSessions)).data
  return { ...ids, auth: session?._id ?? '' }
}
