import { useTranslations } from 'use-intl'
import { FaultSummary } from '../../shared/forms/fault-summary.tsx'
import { type CheckoutField, checkoutFields } from './check-details.ts'
import { useFieldWords } from './field-words.ts'
import type { Checkout } from './use-checkout.ts'

const labelOf = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  courier: 'delivery',
  pickUpDistrict: 'pickUpDistrict',
  pickUpPoint: 'pickUpPoint',
  district: 'district',
  subDistrict: 'subDistrict',
  building: 'building',
  street: 'street',
  unit: 'unit',
  note: 'note',
  channel: 'payment',
} as const satisfies Record<Exclude<CheckoutField, 'hasAgreed'>, string>

export function CheckoutFaults({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout')
  const wrong = useFieldWords(checkout)
  const { faults, faultPlace, wasTried } = checkout
  const fields = wasTried ? checkoutFields.filter((field) => faults[field]) : []
  const textOf = (field: CheckoutField) => {
    const reason = wrong(field) ?? ''
    if (field === 'hasAgreed') return t('agreeFirst')
    // A required field is named by its label.
    return faults[field] === 'required' ? reason : t('faultOf', { label: t(labelOf[field]), reason })
  }
  return (
    <FaultSummary
      ref={faultPlace}
      title={t('faults', { count: fields.length })}
      faults={fields.map((field) => ({ field, text: textOf(field) }))}
    />
  )
}
