import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, FieldHint, useControl } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
  className?: string
}

// Browsers announce the state of a checkbox.
const asSwitch = { type: 'checkbox', role: 'switch' } as const

/** A switch takes effect immediately; use a checkbox where a button submits. */
export function SwitchField({ label, hint, error, className, ...input }: Props) {
  const control = useControl({ label: '', hint, error }, input.id)
  return (
    <div className={className}>
      <div className="flex min-h-target items-center gap-4 text-small">
        <label htmlFor={control.id} className="min-w-0 flex-1 cursor-pointer">
          {label}
        </label>
        <input
          {...asSwitch}
          {...input}
          id={control.id}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          className={classNames(
            'relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-white transition-colors',
            'before:absolute before:start-0.75 before:top-0.75 before:size-4 before:rounded-full before:bg-control before:transition-all',
            'checked:border-ink checked:bg-ink checked:before:start-5.75 checked:before:bg-paper',
            'hover:border-ink active:before:scale-90 aria-invalid:border-brick',
            'disabled:cursor-not-allowed disabled:border-stone disabled:bg-sand disabled:before:bg-stone',
          )}
        />
      </div>
      <FieldHint id={control.hintId}>{hint}</FieldHint>
      <FieldError id={control.errorId}>{error}</FieldError>
    </div>
  )
}
