import type { Body } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { acceptQuotation } from '@fitout/contract/quotations.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { keyOf } from '../allowances/allowances-service.ts'

/** Signing a sent document, whichever kind it is. */

/** A member who signs by typing their name, and their network address. */
export type Signer = { accountId: string; source: string | undefined; locale: Locale }

type Document = { status: string; content_hash: string | null; valid_until: string | null }
type Read = { hash: string; details: Record<string, unknown> }

/** Throws if a document can no longer be signed: `document-expired`, `illegal-transition`, `document-changed`. */
export function requireOpen({ clock }: Pick<Context, 'clock'>, document: Document, { hash, details }: Read): void {
  if (document.status === 'EXPIRED') throw new AppError('document-expired')
  if (document.status !== 'SENT') throw new AppError('illegal-transition')
  if (document.content_hash !== hash) throw new AppError('document-changed', { details })
  if ((document.valid_until ?? '') < hongKongDay(clock.now())) throw new AppError('document-expired')
}

type Typed = Pick<Body<typeof acceptQuotation>, 'typed_name' | 'language' | 'wording_version'>

/** The stored signature. Throws `consent-wording-changed` if another sentence was agreed to. */
export function signatureOf(context: Context, by: Signer, typed: Typed, wordingVersion: string) {
  if (typed.wording_version !== wordingVersion) throw new AppError('consent-wording-changed')
  return {
    account_id: by.accountId,
    typed_name: typed.typed_name,
    source_hash: sourceOf(context, by),
    language: typed.language ?? by.locale,
    wording_version: typed.wording_version,
  }
}

/** The network address as a keyed hash, which reveals nothing without the shop's secret. */
export function sourceOf(context: Context, by: Signer): string | null {
  return by.source ? keyOf(context, `signature ${by.source}`) : null
}
