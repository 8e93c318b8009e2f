import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { controlAttributes, controlClass, FieldFrame, type FieldProps, useControl } from './field.tsx'

type Props = FieldProps & {
  areaCodeLabel: string
  /** Labels short enough for the closed select, such as `+852 HK`. */
  areaCodes: { value: string; label: string }[]
  areaCode: Omit<ComponentProps<'select'>, 'className' | 'children'>
  phone: Omit<ComponentProps<'input'>, 'className' | 'type'>
  className?: string
  /** Keeps invalid characters, for forms that report them instead. */
  keepsTyping?: boolean
}

/** Area code and number side by side; only digits are kept in the number. */
export function PhoneField(props: Props) {
  const {
    label,
    hint,
    error,
    optional,
    areaCodeLabel,
    areaCodes,
    areaCode,
    phone,
    className,
    keepsTyping = false,
  } = props
  const field = { label, hint, error, optional }
  const control = useControl(field, phone.id)
  return (
    <FieldFrame {...field} control={control} className={className}>
      <span className="flex gap-2">
        <span className="relative w-32 shrink-0">
          <select
            autoComplete="tel-country-code"
            aria-label={areaCodeLabel}
            {...areaCode}
            className={controlClass('h-control cursor-pointer appearance-none truncate pe-8')}
          >
            {areaCodes.map((code) => (
              <option key={code.value} value={code.value}>
                {code.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={16}
            strokeWidth={1.5}
            className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2 text-muted"
          />
        </span>
        <input
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={keepsTyping ? undefined : 15}
          {...phone}
          {...controlAttributes(control)}
          onInput={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, '')
            if (!keepsTyping && digits !== event.currentTarget.value) event.currentTarget.value = digits
            phone.onInput?.(event)
          }}
          className={controlClass('h-control min-w-0 flex-1 tabular-nums')}
        />
      </span>
    </FieldFrame>
  )
}
