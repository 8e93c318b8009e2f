import { useTranslations } from 'use-intl'
import { FaultSummary } from '../../shared/forms/fault-summary.tsx'
import { type EnquiryField, enquiryFields } from './check-enquiry.ts'
import { useFaultWords } from './fault-words.ts'
import type { Enquiry } from './use-enquiry.ts'

export function EnquiryFaults({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('enquiry')
  const { faults, faultPlace, wasTried } = enquiry
  const wrong = useFaultWords(faults)
  const fields = wasTried ? enquiryFields.filter((field) => faults[field]) : []
  const textOf = (field: EnquiryField) => {
    const reason = wrong(field) ?? ''
    // A required field is named by its label.
    return faults[field] === 'required' ? reason : t('faultOf', { label: t(field), reason })
  }
  return (
    <FaultSummary
      ref={faultPlace}
      title={t('faults', { count: fields.length })}
      faults={fields.map((field) => ({ field, text: textOf(field) }))}
    />
  )
}
