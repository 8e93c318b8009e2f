import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlAttributes, FieldFrame, type FieldProps, useControl } from './field.tsx'

type Props = Omit<FieldProps, 'optional'> &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled' | 'required' | 'autoFocus'> & {
    value: string
    onChange: (digits: string) => void
    /** Called once, when the last digit is entered. */
    onComplete?: (digits: string) => void
    length?: number
    className?: string
  }

/** A one-time code: one field, which can be autofilled or pasted, drawn as one box per digit. */
export function CodeField({ value, onChange, onComplete, length = 6, className, ...props }: Props) {
  const { label, hint, error, isLabelHidden, ...input } = props
  const field = { label, hint, error, isLabelHidden }
  const control = useControl(field, input.id)
  const [isFocused, setIsFocused] = useState(false)
  const at = Math.min(value.length, length - 1)

  function take(text: string) {
    const digits = digitsOf(text).slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }

  return (
    <FieldFrame {...field} control={control} className={className}>
      <span className="relative flex max-w-panel gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={classNames(
              'flex h-control min-w-0 flex-1 items-center justify-center rounded-sm border text-title tabular-nums transition-colors',
              input.disabled ? 'border-control bg-sand text-muted' : 'bg-white',
              error ? 'border-brick' : index < value.length ? 'border-ink' : 'border-control',
              isFocused && index === at && 'outline-2 outline-offset-2 outline-clay',
            )}
          >
            {value[index]}
          </span>
        ))}
        <input
          {...input}
          {...controlAttributes(control)}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          value={value}
          onChange={({ target }) => take(target.value)}
          onFocus={() => setIsFocused(true)}
          onBlur={() => setIsFocused(false)}
          // The drawn boxes only show a caret after the last digit.
          onSelect={({ currentTarget: box }) => {
            if (box.selectionEnd !== box.value.length) box.setSelectionRange(box.value.length, box.value.length)
          }}
          className="absolute inset-0 size-full cursor-text opacity-0 disabled:cursor-not-allowed"
        />
      </span>
    </FieldFrame>
  )
}

/** Accepts full-width digits, as some Chinese keyboards type them. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '')
}
