import { approveVariation, declineVariation, readVariationPdf, showVariation } from '@fitout/contract/variations.ts'
import { route } from '../../http/route.ts'
import { approveVariation as approve, declineVariation as decline } from './approve-variation.ts'
import { sendVariationPdf } from './variation-pdf.ts'
import { showOwnVariation } from './variations-service.ts'

export const variationsRoutes = [
  route(showVariation, async ({ context, session, params }) => ({
    data: await showOwnVariation(context, session.accountId, params),
  })),
  route(readVariationPdf, async ({ context, session, params, query }) =>
    sendVariationPdf(context, session.accountId, params, query.language),
  ),
  route(approveVariation, async ({ context, session, params, body, source, locale, idempotencyKey }) => ({
    data: await approve(context, { accountId: session.accountId, source, locale }, params, { body, idempotencyKey }),
  })),
  route(declineVariation, async ({ context, session, params, body, source, locale }) => ({
    data: await decline(context, { accountId: session.accountId, source, locale }, params, body.reason),
  })),
]
