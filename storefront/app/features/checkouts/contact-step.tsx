import { areaCodes, emailMaximumLength } from '@fitout/contract/formats.ts'
import { PhoneField } from '@fitout/ui/phone-field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useTranslations } from 'use-intl'
import { useFieldWords } from './field-words.ts'
import { Step } from './step.tsx'
import type { Checkout } from './use-checkout.ts'

export function ContactStep({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout')
  const wrong = useFieldWords(checkout)
  const { details, needs, change, leave } = checkout
  return (
    <Step number={1} title={t('contact')}>
      <TextField
        label={t('name')}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        value={details.name}
        onChange={(event) => change({ name: event.target.value })}
        error={wrong('name')}
      />
      <PhoneField
        label={t('phone')}
        hint={t(needs.address ? 'phoneHint' : 'phoneHintPickUp')}
        error={wrong('phone')}
        areaCodeLabel={t('areaCode')}
        areaCodes={areaCodes.map((code) => ({ value: code, label: t(`areaCodes.${code}`) }))}
        areaCode={{
          name: 'areaCode',
          value: details.areaCode,
          onChange: (event) => change({ areaCode: event.target.value }),
        }}
        keepsTyping
        phone={{
          name: 'phone',
          required: true,
          maxLength: 24,
          value: details.phone,
          onChange: (event) => change({ phone: event.target.value }),
          onBlur: () => leave('phone'),
        }}
      />
      <TextField
        label={t('email')}
        optional={t('optional')}
        hint={t('emailHint')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailMaximumLength}
        value={details.email}
        onChange={(event) => change({ email: event.target.value })}
        onBlur={() => leave('email')}
        error={wrong('email')}
      />
    </Step>
  )
}
