import { changeEmail, changePhone, requestEmailChange, requestPhoneChange } from '@fitout/contract/contact-changes.ts'
import { route } from '../../http/route.ts'
import { requireContact } from '../contacts/contacts-service.ts'
import { beginChange, takeChange } from './contact-changes-service.ts'

export const contactChangesRoutes = [
  route(requestEmailChange, async ({ context, session, query }) => ({
    data: await beginChange(context, session, 'EMAIL', query.via),
  })),
  route(changeEmail, async (call) => ({
    data: await takeChange(
      call.context,
      call.session,
      call.body.verification_code,
      requireContact('EMAIL', call.body),
      call,
    ),
  })),
  route(requestPhoneChange, async ({ context, session, query }) => ({
    data: await beginChange(context, session, 'PHONE', query.via),
  })),
  route(changePhone, async (call) => ({
    data: await takeChange(
      call.context,
      call.session,
      call.body.verification_code,
      requireContact('PHONE', call.body),
      call,
    ),
  })),
]
