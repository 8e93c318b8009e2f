import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Unbroken } from './unbroken.tsx'

type Props = {
  title: string
  /** The `lang` of the title, if not the page's. */
  lang?: string | undefined
  text?: ReactNode
  /** Usually a link, at the end of the line. */
  action?: ReactNode
  level?: 1 | 2 | 3 | 4
  id?: string
  className?: string
}

export function SectionHeading({ title, lang, text, action, level = 2, id, className }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('flex flex-wrap items-end justify-between gap-x-gutter gap-y-3', className)}>
      <div className="min-w-0">
        <Heading
          id={id}
          lang={lang}
          className={classNames('font-display', level === 1 ? 'text-display' : 'text-heading')}
        >
          <Unbroken>{title}</Unbroken>
        </Heading>
        {text && <p className="mt-4 max-w-measure text-lead text-muted">{text}</p>}
      </div>
      {action}
    </div>
  )
}
