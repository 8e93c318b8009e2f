import type { ComponentProps } from 'react'
import { controlAttributes, controlClass, FieldFrame, type FieldProps, useControl } from './field.tsx'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'className'> & { className?: string }

/** Grows with its content if the browser supports it. */
export function TextArea({ label, hint, error, optional, isLabelHidden, className, ...area }: Props) {
  const field = { label, hint, error, optional, isLabelHidden }
  const control = useControl(field, area.id)
  return (
    <FieldFrame {...field} control={control} className={className}>
      <textarea
        rows={4}
        {...area}
        {...controlAttributes(control)}
        className={controlClass('field-sizing-content min-h-28 py-2.5')}
      />
    </FieldFrame>
  )
}
