import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  title: string
  text?: ReactNode
  /** Usually a link, at the end of the line. */
  action?: ReactNode
  level?: 1 | 2 | 3 | 4
  id?: string
  className?: string
}

export function SectionHeading({ title, text, action, level = 2, id, className }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('flex flex-wrap items-end justify-between gap-x-gutter gap-y-3', className)}>
      <div className="min-w-0">
        <Heading id={id} className={classNames('font-display', level === 1 ? 'text-display' : 'text-heading')}>
          {title}
        </Heading>
        {text && <p className="mt-4 max-w-measure text-lead text-muted">{text}</p>}
      </div>
      {action}
    </div>
  )
}
