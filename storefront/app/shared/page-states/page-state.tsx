import type { ReactNode } from 'react'

type Props = {
  drawing: ReactNode
  /** A short line above the title, such as a status code. */
  label?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** The next step, usually a link. */
  children: ReactNode
  isAlert?: boolean
}

/** A page without content: a drawing, a sentence and a link. */
export function PageState({ drawing, label, title, text, children, isAlert }: Props) {
  return (
    <section
      role={isAlert ? 'alert' : undefined}
      className="page grid min-h-[68svh] content-center items-center gap-y-8 py-block md:gap-y-10 lg:columns-12 lg:py-section"
    >
      <div className="order-last lg:order-first lg:col-span-5">
        {label && <p className="mb-3 text-small text-muted tabular-nums md:mb-4">{label}</p>}
        <h1 className="font-display text-display">{title}</h1>
        {text && <p className="mt-4 max-w-phrase text-lead text-muted">{text}</p>}
        <div className="mt-6 md:mt-8">{children}</div>
      </div>
      <div className="lg:col-span-6 lg:col-start-7">{drawing}</div>
    </section>
  )
}
