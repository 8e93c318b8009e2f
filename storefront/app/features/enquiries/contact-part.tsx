import { emailMaximumLength } from '@fitout/contract/formats.ts'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useTranslations } from 'use-intl'
import { PhonePart } from '../../shared/forms/phone-part.tsx'
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
      <PhonePart
        words="enquiry"
        areaCodeName="areaCode"
        details={details}
        onChange={change}
        onLeave={() => leave('phone')}
        error={wrong('phone')}
      />
    </FormPart>
  )
}
