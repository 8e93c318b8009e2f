import { saveNotificationSettings, showNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { route } from '../../http/route.ts'
import { saveSettings, showSettings } from './notification-settings-service.ts'

export const notificationSettingsRoutes = [
  route(showNotificationSettings, async ({ context, session, query, locale }) => ({
    data: await showSettings(context, session.accountId, query.language ?? locale),
  })),
  route(saveNotificationSettings, async ({ context, session, body, locale }) => {
    await saveSettings(context, session.accountId, body, locale)
    return { data: await showSettings(context, session.accountId, body.wording?.language ?? locale) }
  }),
]
