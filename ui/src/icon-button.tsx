import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode }

export function IconButton({ label, icon, className, ...rest }: Props) {
  return (
    <button type="button" aria-label={label} {...rest} className={classNames('icon-button', className)}>
      {icon}
    </button>
  )
}
