import {
  readAvatar,
  saveAccount,
  saveDeliveryRecipient,
  showAccount,
  showDeliveryRecipient,
} from '@fitout/contract/profiles.ts'
import { route } from '../../http/route.ts'
import { saveRecipient, showRecipient } from './delivery-recipient.ts'
import { saveProfile, sendAvatar, showProfile } from './profiles-service.ts'

export const profilesRoutes = [
  route(showAccount, async ({ context, session, locale }) => ({ data: await showProfile(context, session, locale) })),
  route(saveAccount, async ({ context, session, body, locale }) => {
    await saveProfile(context, session.accountId, body)
    return { data: await showProfile(context, session, locale) }
  }),
  route(readAvatar, async ({ context, params }) => sendAvatar(context, params.id)),
  route(showDeliveryRecipient, async ({ context, session, locale }) => ({
    data: await showRecipient(context, session.accountId, locale),
  })),
  route(saveDeliveryRecipient, async ({ context, session, body, locale }) => {
    await saveRecipient(context, session.accountId, body.delivery_recipient, locale)
    return { data: await showRecipient(context, session.accountId, locale) }
  }),
]
