import { changeEmail, changePhone, requestEmailChange, requestPhoneChange } from '@fitout/contract/contact-changes.ts'
import { route } from '../../http/route.ts'
import { requireContact } from '../contacts/contacts-service.ts'
import { beginChange, takeChange } from './contact-changes-service.ts'

export const contactChangesRoutes = [
  route(requestEmailChange, async ({ context, session, query }) => ({
    data: await beginChange(context, session, 'EMAIL', query.via),
  })),
  route(changeEmail, async ({ context, session, body }) => ({
    data: await takeChange(context, session, body.verification_code, requireContact('EMAIL', body)),
  })),
  route(requestPhoneChange, async ({ context, session, query }) => ({
    data: await beginChange(context, session, 'PHONE', query.via),
  })),
  route(changePhone, async ({ context, session, body }) => ({
    data: await takeChange(context, session, body.verification_code, requireContact('PHONE', body)),
  })),
]
