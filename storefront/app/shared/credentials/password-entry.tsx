import { PasswordField } from '@fitout/ui/password-field.tsx'
import { useTranslations } from 'use-intl'

/** The shop's password rule in the syntax of password managers. */
const passwordRules = 'minlength: 8; maxlength: 128; required: lower, upper; required: digit;'

type Props = {
  name: string
  kind: 'present' | 'new'
  label?: string
  value: string
  onChange: (value: string) => void
  error?: string
}

export function PasswordEntry({ name, kind, label, value, onChange, error }: Props) {
  const t = useTranslations('credentials')
  return (
    <PasswordField
      label={label ?? t('password')}
      hint={kind === 'new' ? t('passwordRule') : undefined}
      name={name}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      rules={kind === 'new' ? passwordRules : undefined}
      required
      maxLength={128}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      words={{ show: t('show'), hide: t('hide') }}
    />
  )
}
