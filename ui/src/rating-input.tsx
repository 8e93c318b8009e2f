import { useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, FieldHint } from './field.tsx'
import { starShape } from './rating.tsx'

type Props = {
  legend: string
  name: string
  /** The meanings of one to five stars. */
  meanings: readonly [string, string, string, string, string]
  /** Shown until a rating is chosen. */
  unrated: string
  value?: number
  onChange: (value: number) => void
  hint?: string
  error?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** One to five stars as radio buttons; each star shows its meaning. */
export function RatingInput(props: Props) {
  const { legend, name, meanings, unrated, value = 0, onChange, hint, error, isRequired, isDisabled } = props
  const id = useId()
  const [pointed, setPointed] = useState(0)
  const lit = pointed || value
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset disabled={isDisabled} aria-describedby={described || undefined} className="group min-w-0">
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ms-2.5 flex" onPointerLeave={() => setPointed(0)}>
          {meanings.map((meaning, index) => (
            <label
              key={meaning}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !isDisabled && setPointed(index + 1)}
              className="relative cursor-pointer group-disabled:cursor-not-allowed"
            >
              <input
                type="radio"
                name={name}
                value={index + 1}
                checked={value === index + 1}
                required={isRequired}
                onChange={() => onChange(index + 1)}
                className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              <span
                aria-hidden="true"
                className="flex size-target items-center justify-center rounded-full transition-transform
                  peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-clay
                  peer-active:scale-90"
              >
                <svg
                  viewBox="0 0 20 20"
                  className={classNames(
                    'size-6 transition-colors group-disabled:opacity-45',
                    index < lit
                      ? 'fill-ink stroke-ink'
                      : error
                        ? 'fill-white stroke-brick'
                        : 'fill-white stroke-control',
                  )}
                >
                  <path d={starShape} strokeLinejoin="round" />
                </svg>
              </span>
              <span className="sr-only">{meaning}</span>
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="text-caption text-muted">
          {meanings[lit - 1] ?? unrated}
        </p>
      </div>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
