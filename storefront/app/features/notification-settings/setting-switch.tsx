import { SwitchField } from '@fitout/ui/switch-field.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'

type Props = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Why it cannot be switched now. */
  disabledReason?: ReactNode
  changedAt?: string | null
  hint?: ReactNode
}

/** One setting: its consent text, whether it is on, and since when. */
export function SettingSwitch({ label, isOn, onChange, disabledReason, changedAt, hint }: Props) {
  const t = useTranslations('notificationSettings')
  const since = changedAt && t(isOn ? 'since' : 'until', { time: showInstant(changedAt) })
  return (
    <SwitchField
      className="border-t border-stone py-3 first:border-t-0"
      label={label}
      checked={isOn}
      // A setting that is on can always be switched off.
      disabled={Boolean(disabledReason) && !isOn}
      onChange={({ target }) => onChange(target.checked)}
      hint={disabledReason && !isOn ? disabledReason : (since ?? hint)}
    />
  )
}
