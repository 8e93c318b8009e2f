import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { controlAttributes, controlClass, FieldFrame, type FieldProps, useControl } from './field.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'size'> & { className?: string; size?: 'small' | 'medium' }

/** Takes its options as children: `<option>` and `<optgroup>`. */
export function SelectField({ label, hint, error, optional, isLabelHidden, className, size, ...select }: Props) {
  const field = { label, hint, error, optional, isLabelHidden }
  const control = useControl(field, select.id)
  const height = size === 'small' ? 'h-10 text-small' : 'h-control'
  return (
    <FieldFrame {...field} control={control} className={className}>
      <span className="relative block">
        <select
          {...select}
          {...controlAttributes(control)}
          className={controlClass('cursor-pointer appearance-none truncate pe-10', height)}
        />
        <ChevronDown
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
        />
      </span>
    </FieldFrame>
  )
}
