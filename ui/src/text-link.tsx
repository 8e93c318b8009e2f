import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { classNames } from './class-names.ts'

type Props<Link extends ElementType> = {
  as?: Link
  /** `inline` is for use within a sentence; `onward` stands alone below a text. */
  look?: 'inline' | 'onward'
  /** Announces that the link opens in a new tab. */
  newTab?: string
} & Omit<ComponentPropsWithoutRef<Link>, 'as' | 'look' | 'newTab'>

const looks = {
  inline: 'line-link rounded-sm active:text-clay-deep',
  onward: 'group line-link inline-flex min-h-target items-center gap-2 text-small font-medium active:text-clay-deep',
} as const

export function TextLink<Link extends ElementType = 'a'>({
  as,
  look = 'inline',
  newTab,
  className,
  children,
  ...rest
}: Props<Link>) {
  const Anchor: ElementType = as ?? 'a'
  const elsewhere = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Anchor {...elsewhere} {...rest} className={classNames(looks[look], className)}>
      {children}
      {newTab && <span className="sr-only"> {newTab}</span>}
      {newTab ? (
        <ArrowUpRight aria-hidden="true" size="1em" strokeWidth={1.5} className="ms-0.5 inline shrink-0" />
      ) : (
        look === 'onward' && (
          <ArrowRight
            aria-hidden="true"
            size={16}
            strokeWidth={1.5}
            className="shrink-0 transition-transform group-hover:translate-x-1"
          />
        )
      )}
    </Anchor>
  )
}
