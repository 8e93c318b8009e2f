import { areaCodes, emailMaximumLength } from '@fitout/contract/formats.ts'
import { PhoneField } from '@fitout/ui/phone-field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useTranslations } from 'use-intl'
import type { ContactType, TypedContact } from './contact-draft.ts'

type Props = {
  type: ContactType
  value: TypedContact
  onChange: (part: Partial<TypedContact>) => void
  /** The field name of the email or number in the call. */
  name: string
  label?: string
  error?: string
  /** `username` for sign-in, which password managers rely on. */
  autoComplete?: 'username'
}

/** An email, or a telephone number with its area code. */
export function ContactEntry({ type, value, onChange, name, label, error, autoComplete }: Props) {
  const t = useTranslations('credentials')
  if (type === 'EMAIL') {
    return (
      <TextField
        label={label ?? t('email')}
        name={name}
        type="email"
        inputMode="email"
        autoComplete={autoComplete ?? 'email'}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={emailMaximumLength}
        value={value.email}
        onChange={(event) => onChange({ email: event.target.value })}
        error={error}
      />
    )
  }
  return (
    <PhoneField
      label={label ?? t('phone')}
      error={error}
      areaCodeLabel={t('areaCode')}
      areaCodes={areaCodes.map((code) => ({ value: code, label: t(`areaCodes.${code}`) }))}
      areaCode={{
        name: 'area_code',
        value: value.areaCode,
        onChange: (event) => onChange({ areaCode: event.target.value }),
      }}
      keepsTyping
      phone={{
        name,
        required: true,
        maxLength: 24,
        autoComplete: autoComplete ?? 'tel-national',
        value: value.phone,
        onChange: (event) => onChange({ phone: event.target.value }),
      }}
    />
  )
}
