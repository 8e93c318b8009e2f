import type { ReactNode } from 'react'

type Props = {
  drawing: ReactNode
  /** A short line above: a status, or where things stand. */
  label?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** One way on. */
  children: ReactNode
  isAlert?: boolean
}

/** A whole page with nothing to show: a drawing, a sentence, a way on. */
export function PageState({ drawing, label, title, text, children, isAlert }: Props) {
  return (
    <section
      role={isAlert ? 'alert' : undefined}
      className="page grid min-h-[68svh] content-center items-center gap-y-10 py-block lg:columns-12 lg:py-section"
    >
      <div className="order-last lg:order-first lg:col-span-5">
        {label && <p className="mb-4 text-small text-muted tabular-nums">{label}</p>}
        <h1 className="font-display text-display">{title}</h1>
        {text && <p className="mt-5 max-w-phrase text-lead text-muted">{text}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <div className="lg:col-span-6 lg:col-start-7">{drawing}</div>
    </section>
  )
}
