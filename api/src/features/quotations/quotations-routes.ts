import {
  acceptQuotation,
  cancelQuotation,
  declineQuotation,
  ownQuotations,
  readQuotationPdf,
  showQuotation,
  showQuotationChanges,
  startEarly,
} from '@fitout/contract/quotations.ts'
import { route } from '../../http/route.ts'
import { acceptVersion } from './accept-quotation.ts'
import { declineVersion } from './decline-quotation.ts'
import { cancelByClient, startEarlyByClient } from './end-quotation.ts'
import { sendQuotationPdf } from './quotation-pdf.ts'
import { showChanges, showOwnQuotations, showVersion } from './quotations-service.ts'

export const quotationsRoutes = [
  route(ownQuotations, async ({ context, session, params, request, query }) =>
    showOwnQuotations(context, session.accountId, params.id, { request, query }),
  ),
  route(showQuotation, async ({ context, session, params, request }) =>
    showVersion(context, session.accountId, params, request),
  ),
  route(showQuotationChanges, async ({ context, session, params, query }) => ({
    data: await showChanges(context, session.accountId, params, query.since),
  })),
  route(readQuotationPdf, async ({ context, session, params, query }) =>
    sendQuotationPdf(context, session.accountId, params, query.language),
  ),
  route(acceptQuotation, async ({ context, session, params, body, source, locale, idempotencyKey }) => ({
    data: await acceptVersion(context, { accountId: session.accountId, source, locale }, params, {
      body,
      idempotencyKey,
    }),
  })),
  route(cancelQuotation, async ({ context, session, params, body, source, locale }) => ({
    data: await cancelByClient(context, { accountId: session.accountId, source, locale }, params.id, body),
  })),
  route(startEarly, async ({ context, session, params, body, source, locale }) => ({
    data: await startEarlyByClient(context, { accountId: session.accountId, source, locale }, params.id, body),
  })),
  route(declineQuotation, async ({ context, session, params, body, source, locale }) => ({
    data: await declineVersion(context, { accountId: session.accountId, source, locale }, params, body.reason),
  })),
]
