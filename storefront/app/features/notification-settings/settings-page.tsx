import { CallError } from '@fitout/contract/client.ts'
import { isLocale } from '@fitout/contract/locales.ts'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { TabHeading } from '../../shared/account/tab-heading.tsx'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { LanguageName } from '../../shared/i18n/language-name.tsx'
import { useLanguageChoice } from '../../shared/page/shop.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { SettingsList } from './settings-list.tsx'
import { type Settings, useSaveSettings, useSettings } from './use-settings.ts'

export function NotificationsPage() {
  const t = useTranslations('notificationSettings')
  const settings = useSettings()
  return (
    <>
      <TabHeading screen="account-notifications" lead={t('lead')} />
      <Awaited query={settings} rows={5}>
        {(kept) => (
          <div className="max-w-form">
            <Choices settings={kept} />
            <Records />
          </div>
        )}
      </Awaited>
    </>
  )
}

function Choices({ settings }: { settings: Settings }) {
  const t = useTranslations('notificationSettings')
  const languages = useLanguageChoice()
  const screens = useTranslations('screens')
  const wordsForError = useWordsForError()
  const saving = useSaveSettings(settings)
  const { is_notifiable, is_accept, channels, available_channels } = settings
  const isReworded = saving.error instanceof CallError && saving.error.problem.code === 'consent-wording-changed'
  const isByPhone = available_channels.includes('SMS')

  return (
    <>
      <div role="alert" className="mb-6 empty:hidden">
        {saving.error && (
          <Notice tone="error">
            {isReworded ? t('wordingChanged') : t('notSaved', { reason: wordsForError(saving.error) })}
          </Notice>
        )}
      </div>
      <SettingSwitch
        label={t('notify')}
        hint={t('notifyHint')}
        isOn={is_notifiable}
        onChange={(isOn) => saving.mutate({ is_notifiable: isOn })}
      />
      <Unproved settings={settings} />
      {languages.length > 0 && (
        <div className="py-5">
          <RadioGroup
            legend={t('language')}
            name="language"
            look="tiles"
            value={settings.language}
            onChange={(language) => isLocale(language) && saving.mutate({ language })}
            choices={languages.map((locale) => ({ value: locale, label: <LanguageName locale={locale} /> }))}
          />
        </div>
      )}
      <TabPart title={t('channelsTitle')}>
        <SettingSwitch
          label={settings.sms_wording.text}
          isOn={channels.includes('SMS')}
          onChange={(isOn) => saving.mutate({ channels: withSms(channels, isOn) })}
          disabledReason={isByPhone ? undefined : t('phoneMissing', { tab: screens('account-security') })}
        />
      </TabPart>
      <TabPart title={t('delivery')} text={t('deliveryText')}>
        <SettingsList settings={settings} isMarketing={false} save={saving.mutate} />
      </TabPart>
      <TabPart title={t('marketing')} text={t('marketingText')}>
        <SettingSwitch
          label={settings.accept_wording.text}
          isOn={is_accept}
          onChange={(isOn) => saving.mutate({ is_accept: isOn })}
          changedAt={settings.accepted_at}
        />
        <SettingsList settings={settings} isMarketing save={saving.mutate} />
      </TabPart>
    </>
  )
}

/** An unverified contact may belong to another person: which settings are blocked by that, and a link to verify it. */
function Unproved({ settings: { unproved_channels, channels } }: { settings: Settings }) {
  const t = useTranslations('notificationSettings')
  const screens = useTranslations('screens')
  const to = useTo()
  const tab = screens('account-security')
  const waiting = unproved_channels.filter((channel) => channel === 'EMAIL' || channels.includes(channel))
  if (waiting.length === 0) return null
  return (
    <div className="mt-3">
      <Notice>
        {waiting.map((channel) => (
          <p key={channel}>{t(channel === 'EMAIL' ? 'emailUnproved' : 'phoneUnproved', { tab })}</p>
        ))}
        <TextLink as={ShopLink} to={to('account-security')} look="onward">
          {tab}
        </TextLink>
      </Notice>
    </div>
  )
}

function withSms(channels: Settings['channels'], isOn: boolean): Settings['channels'] {
  const others = channels.filter((channel) => channel !== 'SMS')
  return isOn ? [...others, 'SMS'] : others
}

/** What is stored about each choice, and all ways to opt out. */
function Records() {
  const t = useTranslations('notificationSettings')
  const screens = useTranslations('screens')
  const to = useTo()
  return (
    <TabPart title={t('kept')}>
      <div className="grid gap-3 text-small text-muted">
        <p>{t('keptText', { tab: screens('account-profile') })}</p>
        <p>{t('stopText')}</p>
        <p className="flex flex-wrap gap-x-6">
          <TextLink as={ShopLink} to={to('account-profile')} look="onward">
            {screens('account-profile')}
          </TextLink>
          <TextLink as={ShopLink} to={to('privacy-policy')} look="onward">
            {screens('privacy-policy')}
          </TextLink>
        </p>
      </div>
    </TabPart>
  )
}
