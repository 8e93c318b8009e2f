import type { ComponentProps } from 'react'
import { controlAttributes, controlClass, FieldFrame, type FieldProps, useControl } from './field.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'type'> & { className?: string }

/** Values are ISO dates (2026-11-21); the browser displays them in the reader's format. */
export function DateField({ label, hint, error, optional, isLabelHidden, className, ...input }: Props) {
  const field = { label, hint, error, optional, isLabelHidden }
  const control = useControl(field, input.id)
  return (
    <FieldFrame {...field} control={control} className={className}>
      <input type="date" {...input} {...controlAttributes(control)} className={controlClass('h-control')} />
    </FieldFrame>
  )
}
