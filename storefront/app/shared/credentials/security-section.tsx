import { type ReactNode, useId } from 'react'

type Props = { title: string; text?: ReactNode; children: ReactNode }

/** One section of an account's security settings. */
export function SecuritySection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-stone py-8">
      <div>
        <h2 id={id} className="font-display text-title">
          {title}
        </h2>
        {text && <p className="mt-1 max-w-measure text-small text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
