import { signCertificate } from '@fitout/contract/handover-signing.ts'
import { readCertificate } from '@fitout/contract/handovers.ts'
import {
  completeWorks,
  readStaffCertificate,
  showHandover,
  signCertificateByStudio,
  writeCertificate,
} from '@fitout/contract/staff/handovers.ts'
import { route } from '../../http/route.ts'
import { sendCertificate, sendCertificateToStaff } from './certificate-pdf.ts'
import { endWorks, showHandoverToStaff, signByStudio, write } from './handovers-service.ts'
import { signByClient } from './sign-handover.ts'

export const handoversRoutes = [
  route(readCertificate, async ({ context, session, params, query }) =>
    sendCertificate(context, session.accountId, params.id, query.language),
  ),
  route(signCertificate, async ({ context, session, params, body, source, locale, idempotencyKey }) => ({
    data: await signByClient(context, { accountId: session.accountId, source, locale }, params.id, {
      body,
      idempotencyKey,
    }),
  })),
  route(showHandover, async ({ context, params }) => ({ data: await showHandoverToStaff(context.db, params.id) })),
  route(completeWorks, async ({ context, staff, params }) => ({ data: await endWorks(context, staff, params.id) })),
  route(writeCertificate, async ({ context, staff, params, body }) => ({
    data: await write(context, staff, params.id, body),
  })),
  route(signCertificateByStudio, async ({ context, staff, params, body }) => ({
    data: await signByStudio(context, staff, params.id, body),
  })),
  route(readStaffCertificate, async ({ context, params, query }) =>
    sendCertificateToStaff(context, params.id, query.language),
  ),
]
