import { Button } from '@fitout/ui/button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Settings, useSaveSettings, useSettings } from './use-settings.ts'

const declinedKey = 'fitout-progress-declined'
const item = { content_type: 'renovation_progress', channel: 'EMAIL' } as const

/** Asks once whether news of the renovation may be sent; a member who has decided is not asked. */
export function AskProgress() {
  const { data: settings } = useSettings()
  const [isDeclined, setDeclined] = useState(hasDeclined)
  const setting = settings?.settings.find(
    ({ content_type, channel }) => content_type === item.content_type && channel === item.channel,
  )
  const isOpen = setting && !setting.is_accept && setting.changed_at === null
  if (!settings || !isOpen || isDeclined || !settings.available_channels.includes('EMAIL')) return null
  return <Question settings={settings} text={setting.wording.text} onDecline={() => setDeclined(true)} />
}

type QuestionProps = { settings: Settings; text: string; onDecline: () => void }

function Question({ settings, text, onDecline }: QuestionProps) {
  const t = useTranslations('notificationSettings')
  const saving = useSaveSettings(settings)
  function decline() {
    keepDeclined()
    onDecline()
  }
  return (
    <section aria-label={t('askProgress')} className="mb-block rounded-sm bg-sand p-4">
      <p className="font-medium">{t('askProgress')}</p>
      <p className="mt-1 text-small text-muted">{text}</p>
      {saving.error && (
        <p role="alert" className="mt-2 text-small text-brick">
          {t('notSaved', { reason: '' })}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-3">
        <Button
          size="small"
          isBusy={saving.isPending}
          onClick={() => saving.mutate({ settings: [{ ...item, is_accept: true }] })}
        >
          {t('askYes')}
        </Button>
        <Button size="small" variant="quiet" onClick={decline}>
          {t('askNo')}
        </Button>
      </p>
    </section>
  )
}

// A device without storage is asked again.
function hasDeclined(): boolean {
  try {
    return localStorage.getItem(declinedKey) !== null
  } catch {
    return false
  }
}

function keepDeclined(): void {
  try {
    localStorage.setItem(declinedKey, new Date().toISOString())
  } catch {
    // Asked again next time.
  }
}
