import { declineQuotation, ownQuotations, showQuotation, showQuotationChanges } from '@fitout/contract/quotations.ts'
import { route } from '../../http/route.ts'
import { declineVersion } from './decline-quotation.ts'
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
  route(declineQuotation, async ({ context, session, params, body, source, locale }) => ({
    data: await declineVersion(context, { accountId: session.accountId, source, locale }, params, body.reason),
  })),
]
