import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { focusField } from '../../shared/forms/focus-field.ts'
import { type CheckoutField, checkoutFields } from './check-details.ts'
import { useFieldWords } from './field-words.ts'
import type { Checkout } from './use-checkout.ts'

const labelOf = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  courier: 'delivery',
  pickupPoint: 'pickupPoint',
  district: 'district',
  building: 'building',
  street: 'street',
  unit: 'unit',
  note: 'note',
  channel: 'payment',
} as const satisfies Record<Exclude<CheckoutField, 'hasAgreed'>, string>

/** All that is wrong, above the form, each with the way to its field; it takes the focus when the form is sent. */
export function FaultSummary({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout')
  const wrong = useFieldWords(checkout)
  const id = useId()
  const { faults, faultPlace, wasTried } = checkout
  const fields = checkoutFields.filter((field) => faults[field])
  if (!wasTried || fields.length === 0) return null
  return (
    <div
      ref={faultPlace}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className="animate-appear border-s-2 border-brick bg-sand p-5 outline-offset-4"
    >
      <h2 id={id} className="text-small font-medium">
        {t('faults', { count: fields.length })}
      </h2>
      <ul className="mt-1.5 grid justify-items-start text-small">
        {fields.map((field) => (
          <li key={field}>
            <button
              type="button"
              onClick={(event) => focusField(event.currentTarget.form, field)}
              className="line-link min-h-8 text-start text-brick"
            >
              {field === 'hasAgreed'
                ? t('agreeFirst')
                : t('faultOf', { label: t(labelOf[field]), reason: wrong(field) ?? '' })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
