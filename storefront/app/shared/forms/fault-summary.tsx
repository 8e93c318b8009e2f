import { type Ref, useId } from 'react'
import { focusField } from './focus-field.ts'

export type FaultSummaryProps = {
  title: string
  /** The field names and their errors, in the order of the form. */
  faults: { field: string; text: string }[]
  /** Focused when the form is submitted. */
  ref: Ref<HTMLDivElement>
}

/** All errors above the form, each with a link to its field. */
export function FaultSummary({ title, faults, ref }: FaultSummaryProps) {
  const id = useId()
  if (faults.length === 0) return null
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className="animate-appear border-s-2 border-brick bg-sand p-5 outline-offset-4"
    >
      <h2 id={id} className="text-small font-medium">
        {title}
      </h2>
      <ul className="mt-1.5 grid justify-items-start text-small">
        {faults.map(({ field, text }) => (
          <li key={field}>
            <button
              type="button"
              onClick={(event) => focusField(event.currentTarget.form, field)}
              className="line-link min-h-8 text-start text-brick"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
