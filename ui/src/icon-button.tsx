import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode }

export function IconButton({ label, icon, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        'inline-flex size-target shrink-0 items-center justify-center rounded-full text-ink transition-colors',
        'hover:bg-sand active:bg-stone disabled:pointer-events-none disabled:opacity-45',
        className,
      )}
    >
      {icon}
    </button>
  )
}
