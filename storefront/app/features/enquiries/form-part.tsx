import { type ReactNode, useId } from 'react'

/** One part of the form with its heading. */
export function FormPart({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-stone pt-6">
      <h2 id={id} className="font-display text-title">
        {title}
      </h2>
      {text && <p className="mt-1.5 text-small text-muted">{text}</p>}
      <div className="mt-6 grid gap-6 sm:grid-cols-2">{children}</div>
    </section>
  )
}
