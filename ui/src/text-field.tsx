import type { ComponentProps } from 'react'
import { controlAttributes, controlClass, FieldFrame, type FieldProps, useControl } from './field.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className'> & { className?: string }

export function TextField({ label, hint, error, optional, isLabelHidden, className, ...input }: Props) {
  const field = { label, hint, error, optional, isLabelHidden }
  const control = useControl(field, input.id)
  return (
    <FieldFrame {...field} control={control} className={className}>
      <input type="text" {...input} {...controlAttributes(control)} className={controlClass('h-control')} />
    </FieldFrame>
  )
}
