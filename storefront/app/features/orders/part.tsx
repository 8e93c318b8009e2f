import { type ReactNode, useId } from 'react'

type Props = { title: string; isRaised?: boolean; children: ReactNode }

/** One section of an order, with a title. */
export function Part({ title, isRaised = false, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={isRaised ? 'bg-sand p-5 sm:p-8' : 'border-t border-stone pt-6 [&>details:last-child]:border-b-0'}
    >
      <h2 id={id} className="mb-5 font-display text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
