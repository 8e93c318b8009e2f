import MailCheck from 'lucide-react/icons/mail-check'
import { type ReactNode, useEffect, useRef } from 'react'

type Props = { title: string; text: string; children: ReactNode }

/** Replaces a form once a message has been sent; it takes over the focus. */
export function MessageSent({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid animate-appear justify-items-start gap-3 bg-sand p-6">
      <MailCheck aria-hidden="true" size={24} strokeWidth={1.5} className="text-moss" />
      <h2 ref={heading} tabIndex={-1} className="text-title font-medium">
        {title}
      </h2>
      <p className="max-w-measure wrap-anywhere text-muted">{text}</p>
      <div className="flex flex-wrap gap-x-8 gap-y-1">{children}</div>
    </div>
  )
}
