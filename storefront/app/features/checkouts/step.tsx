import { type ReactNode, useId } from 'react'

/** A numbered step of the form. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-stone pt-6">
      <h2 id={id} className="mb-6 flex items-baseline gap-3 font-display text-title">
        <span className="text-muted tabular-nums">{number}</span>
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  )
}
