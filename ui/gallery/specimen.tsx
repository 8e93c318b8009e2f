import type { ReactNode } from 'react'
import { classNames } from '../src/class-names.ts'

export type Group = { id: string; title: string; specimens: SpecimenProps[] }

export type SpecimenProps = {
  /** The name of the component in the code, and its position on the page. */
  id: string
  title: string
  note?: string
  content: ReactNode
}

export function Specimen({ id, title, note, content }: SpecimenProps) {
  return (
    <article id={id} className="scroll-mt-20 border-t border-stone pt-5 pb-block">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-small font-medium">{title}</h3>
        <p lang="en" className="text-caption text-muted">
          {id}
        </p>
      </div>
      {note && <p className="mt-1 max-w-measure text-caption text-muted">{note}</p>}
      <div className="mt-6">{content}</div>
    </article>
  )
}

type StatesProps = { children: ReactNode; columns?: 'one' | 'two' | 'three' | 'row' }

const columnStyles = {
  one: 'grid gap-8',
  two: 'grid gap-x-gutter gap-y-8 md:grid-cols-2',
  three: 'grid gap-x-gutter gap-y-8 md:grid-cols-2 2xl:grid-cols-3',
  row: 'flex flex-wrap gap-x-8 gap-y-6',
} as const

export function States({ children, columns = 'three' }: StatesProps) {
  return <div className={columnStyles[columns]}>{children}</div>
}

type StateProps = {
  name: string
  /** Applies the styles of hover or focus. */
  shown?: 'hover' | 'focus' | 'pressed'
  isDark?: boolean
  className?: string
  children: ReactNode
}

// The names of styles are those of the code.
const isLatin = /^[a-z0-9: ]+$/

/** One state of a component, with its name above. */
export function State({ name, shown, isDark = false, className, children }: StateProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <p lang={isLatin.test(name) ? 'en' : undefined} className="mb-2.5 text-tiny text-muted">
        {name}
      </p>
      <div data-shown={shown} className={classNames(isDark && 'bg-ink p-4')}>
        {children}
      </div>
    </div>
  )
}
