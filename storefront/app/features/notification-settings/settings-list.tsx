import { useTranslations } from 'use-intl'
import { SettingSwitch } from './setting-switch.tsx'
import type { Setting, Settings, SettingsChange } from './use-settings.ts'

type Props = {
  settings: Settings
  isMarketing: boolean
  save: (change: SettingsChange) => void
}

/** The settings of one kind, by channel. */
export function SettingsList({ settings, isMarketing, save }: Props) {
  const t = useTranslations('notificationSettings')
  const screens = useTranslations('screens')

  function disabledReasonOf({ channel }: Setting): string | undefined {
    if (!settings.available_channels.includes(channel)) {
      return t(channel === 'EMAIL' ? 'emailMissing' : 'phoneMissing', { tab: screens('account-security') })
    }
    if (isMarketing && !settings.is_accept) return t('marketingFirst')
    return channel === 'EMAIL' || settings.channels.includes(channel) ? undefined : t('smsFirst')
  }

  return settings.settings
    .filter((setting) => setting.is_marketing === isMarketing)
    .map((setting) => {
      const { content_type, channel } = setting
      return (
        <SettingSwitch
          key={content_type + channel}
          label={setting.wording.text}
          isOn={setting.is_accept}
          onChange={(is_accept) => save({ settings: [{ content_type, channel, is_accept }] })}
          disabledReason={disabledReasonOf(setting)}
          changedAt={setting.changed_at}
        />
      )
    })
}
