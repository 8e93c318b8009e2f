import { type ReactNode, useId } from 'react'

type Props = { title: string; text?: ReactNode; children: ReactNode }

/** One section of a tab, with a title. */
export function TabPart({ title, text, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-stone pt-6 not-first:mt-block">
      <h2 id={id} className="font-display text-title">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-measure text-small text-muted">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
