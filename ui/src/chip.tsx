import X from 'lucide-react/icons/x'
import type { ComponentPropsWithoutRef, ElementType } from 'react'

type Props<Element extends ElementType> = { as?: Element; removeLabel: string } & Omit<
  ComponentPropsWithoutRef<Element>,
  'as' | 'className'
>

/** An active filter; clicking it anywhere removes it. */
export function Chip<Element extends ElementType = 'button'>({ as, removeLabel, children, ...rest }: Props<Element>) {
  const Anchor: ElementType = as ?? 'button'
  return (
    <Anchor {...(as ? {} : { type: 'button' })} {...rest} className="chip">
      {children}
      <span className="sr-only">{removeLabel}</span>
      <X aria-hidden="true" size={14} strokeWidth={1.5} className="shrink-0 text-muted" />
    </Anchor>
  )
}
