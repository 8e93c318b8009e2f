import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { useTranslations } from 'use-intl'
import type { ContactType } from './contact-draft.ts'

type ContactTypeChoiceProps = { legend: string; value: ContactType; onChange: (type: ContactType) => void }

/** By email or by telephone. */
export function ContactTypeChoice({ legend, value, onChange }: ContactTypeChoiceProps) {
  const t = useTranslations('auth')
  return (
    <RadioGroup
      legend={legend}
      look="tiles"
      name="type"
      value={value}
      onChange={onChange}
      choices={[
        { value: 'EMAIL', label: t('byEmail') },
        { value: 'PHONE', label: t('byPhone') },
      ]}
    />
  )
}
