import { useTranslations } from 'use-intl'
import type { EnquiryField, Faults } from './check-enquiry.ts'

/** The error text of a field; undefined while it is valid or not validated yet. */
export function useFaultWords(faults: Faults) {
  const t = useTranslations('enquiry')
  const fields = useTranslations('errors.fields')
  const missing = useTranslations('errors.missing')
  return (field: EnquiryField): string | undefined => {
    const fault = faults[field]
    if (fault === 'needs-contact') return t('needsContact')
    if (fault === 'area-format') return t('areaFault')
    if (fault === 'required') return missing(field === 'name' ? field : 'description')
    return fault && fields(fault)
  }
}
