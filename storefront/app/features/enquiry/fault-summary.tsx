import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { focusField } from '../../shared/forms/focus-field.ts'
import { enquiryFields } from './check-enquiry.ts'
import { useFaultWords } from './fault-words.ts'
import type { Enquiry } from './use-enquiry.ts'

/** All that is wrong, above the form, each with the way to its field; it takes the focus when the form is sent. */
export function FaultSummary({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('enquiry')
  const { faults, faultPlace, wasTried } = enquiry
  const wrong = useFaultWords(faults)
  const id = useId()
  const fields = enquiryFields.filter((field) => faults[field])
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
              {t('faultOf', { label: t(field), reason: wrong(field) ?? '' })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
