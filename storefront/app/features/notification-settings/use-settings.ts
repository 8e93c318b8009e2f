import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import { saveNotificationSettings, showNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOwnChange } from '../../shared/account/own-change.ts'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showToast } from '../../shared/toasts/toast-store.ts'

export type Settings = Answer<typeof showNotificationSettings>['data']
export type Setting = Settings['settings'][number]
export type SettingsChange = Omit<BodyInput<typeof saveNotificationSettings>, 'wording'>

/** The texts are in the language of the page, even if the member's messages come in another. */
export function useSettings() {
  const language = useLocale()
  return useQuery({
    queryKey: useOwnKey('notification-settings'),
    queryFn: async ({ signal }) => (await quietCall(showNotificationSettings, { query: { language }, signal })).data,
  })
}

/** Saves each switch immediately, with the version of the consent text shown beside it. */
export function useSaveSettings(shown: Settings | undefined) {
  const t = useTranslations('notificationSettings')
  const words = shown?.accept_wording
  return useOwnChange<Settings, SettingsChange>({
    queryKey: useOwnKey('notification-settings'),
    apply: applied,
    async send(change) {
      const wording = words && { version: words.version, language: words.language }
      return (await call(saveNotificationSettings, { body: { ...change, wording } })).data
    },
    success: t('saved'),
    announce: (text) => showToast({ kind: 'success', text }),
  })
}

/** Withdrawing consent switches off all marketing settings. */
function applied(kept: Settings, { settings = [], ...change }: SettingsChange): Settings {
  const isAgreed = change.is_accept ?? kept.is_accept
  return {
    ...kept,
    ...change,
    settings: kept.settings.map((setting) => {
      const wish = settings.find((one) => isSame(one, setting))
      const isOff = setting.is_marketing && !isAgreed
      return { ...setting, is_accept: isOff ? false : (wish?.is_accept ?? setting.is_accept) }
    }),
  }
}

function isSame(one: Pick<Setting, 'content_type' | 'channel'>, other: Setting): boolean {
  return one.content_type === other.content_type && one.channel === other.channel
}
