import { areaCodes, emailMaximumLength } from '@fitout/contract/formats.ts'
import { PhoneField } from '@fitout/ui/phone-field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useTranslations } from 'use-intl'
import { useFaultWords } from './fault-words.ts'
import { FormPart } from './form-part.tsx'
import type { Enquiry } from './use-enquiry.ts'

export function ContactPart({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('enquiry')
  const { details, change, leave, faults } = enquiry
  const wrong = useFaultWords(faults)
  return (
    <FormPart title={t('contactTitle')} text={t('contactText')}>
      <TextField
        className="sm:col-span-2"
        label={t('name')}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        value={details.name}
        onChange={({ target }) => change({ name: target.value })}
        error={wrong('name')}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailMaximumLength}
        value={details.email}
        onChange={({ target }) => change({ email: target.value })}
        onBlur={() => leave('email')}
        error={wrong('email')}
      />
      <PhoneField
        label={t('phone')}
        error={wrong('phone')}
        areaCodeLabel={t('areaCode')}
        areaCodes={areaCodes.map((code) => ({ value: code, label: t(`areaCodes.${code}`) }))}
        areaCode={{
          name: 'areaCode',
          value: details.areaCode,
          onChange: ({ target }) => change({ areaCode: target.value }),
        }}
        keepsTyping
        phone={{
          name: 'phone',
          maxLength: 24,
          value: details.phone,
          onChange: ({ target }) => change({ phone: target.value }),
          onBlur: () => leave('phone'),
        }}
      />
      <p className="sr-only" aria-hidden="true">
        <label>
          {t('website')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={details.website}
            onChange={({ target }) => change({ website: target.value })}
          />
        </label>
      </p>
    </FormPart>
  )
}
