import { ownEnquiries, sendEnquiry } from '@fitout/contract/enquiries.ts'
import { route } from '../../http/route.ts'
import { receiveEnquiry } from './enquiries-service.ts'
import { showOwnEnquiries } from './own-enquiries.ts'

export const enquiriesRoutes = [
  route(sendEnquiry, async ({ context, session, source, locale, body, idempotencyKey }) => ({
    data: await receiveEnquiry(context, { accountId: session?.accountId, source, locale }, body, idempotencyKey),
  })),
  route(ownEnquiries, async ({ context, session, query, request }) =>
    showOwnEnquiries(context, session.accountId, { request, query }),
  ),
]
