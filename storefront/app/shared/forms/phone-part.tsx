import { areaCodes } from '@fitout/contract/formats.ts'
import { PhoneField } from '@fitout/ui/phone-field.tsx'
import { useTranslations } from 'use-intl'

type Typed = { areaCode: string; phone: string; website: string }

type Props = {
  /** The messages of the form. */
  words: 'appointments' | 'enquiry'
  areaCodeName?: string
  details: Typed
  onChange: (part: Partial<Typed>) => void
  onLeave?: () => void
  error: string | undefined
}

/** The telephone number, and the honeypot field. */
export function PhonePart({ words, areaCodeName = 'area_code', details, onChange, onLeave, error }: Props) {
  const t = useTranslations(words)
  return (
    <>
      <PhoneField
        label={t('phone')}
        error={error}
        areaCodeLabel={t('areaCode')}
        areaCodes={areaCodes.map((code) => ({ value: code, label: t(`areaCodes.${code}`) }))}
        areaCode={{
          name: areaCodeName,
          value: details.areaCode,
          onChange: ({ target }) => onChange({ areaCode: target.value }),
        }}
        keepsTyping
        phone={{
          name: 'phone',
          maxLength: 24,
          value: details.phone,
          onChange: ({ target }) => onChange({ phone: target.value }),
          onBlur: onLeave,
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
            onChange={({ target }) => onChange({ website: target.value })}
          />
        </label>
      </p>
    </>
  )
}
