import type { ComponentProps, ReactNode } from 'react'
import { FieldError, FieldHint, useControl } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** Shown at the end of the row: a count, a price. */
  aside?: ReactNode
  className?: string
}

/**
 * An 18 px box in a 24 px target: the border is an inset shadow, so that the transparent border around it is clickable.
 */
const tickStyle = [
  'peer -m-0.75 size-6 shrink-0 appearance-none rounded-[5px] border-3 border-transparent bg-white bg-clip-padding',
  'inset-ring inset-ring-control transition-colors hover:inset-ring-ink aria-invalid:inset-ring-brick',
  'checked:bg-ink checked:inset-ring-ink disabled:cursor-not-allowed disabled:bg-sand',
  'active:bg-sand checked:active:bg-muted disabled:checked:bg-control disabled:checked:inset-ring-control',
].join(' ')

export function CheckboxField({ label, hint, error, aside, className, ...input }: Props) {
  const control = useControl({ label: '', hint, error }, input.id)
  return (
    <div className={className}>
      <div className="flex items-start gap-3 text-small">
        <span className="relative mt-0.75 inline-flex">
          <input
            type="checkbox"
            {...input}
            id={control.id}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            className={tickStyle}
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 18 18"
            className="pointer-events-none absolute inset-0 hidden stroke-paper peer-checked:block"
          >
            <path d="M4.5 9.5l3 3 6-7" fill="none" strokeWidth="1.5" />
          </svg>
        </span>
        <label htmlFor={control.id} className="min-w-0 flex-1 cursor-pointer">
          {label}
        </label>
        {aside !== undefined && <span className="text-caption text-muted tabular-nums">{aside}</span>}
      </div>
      <FieldHint id={control.hintId}>{hint}</FieldHint>
      <FieldError id={control.errorId}>{error}</FieldError>
    </div>
  )
}
