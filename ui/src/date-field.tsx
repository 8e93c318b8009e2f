import type { ComponentProps } from 'react'
import { controlAttributes, controlClass, FieldFrame, type FieldProps, useControl } from './field.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'type'> & { className?: string }

/** Dates in and out are ISO (2026-11-21); the browser shows them the reader's way. */
export function DateField({ label, hint, error, optional, isLabelHidden, className, ...input }: Props) {
  const field = { label, hint, error, optional, isLabelHidden }
  const control = useControl(field, input.id)
  return (
    <FieldFrame {...field} control={control} className={className}>
      <input type="date" {...input} {...controlAttributes(control)} className={controlClass('h-control')} />
    </FieldFrame>
  )
}
