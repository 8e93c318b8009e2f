import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode, Ref } from 'react'

type Props = { tone?: 'error' | 'good' | 'plain'; ref?: Ref<HTMLDivElement>; children: ReactNode }

const colours = { error: 'text-brick', good: 'text-moss', plain: 'text-muted' } as const

/** A message about a form that stays while it applies. With a `ref` it can be focused. */
export function Notice({ tone = 'plain', ref, children }: Props) {
  const Icon = tone === 'good' ? CircleCheck : CircleAlert
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} className="flex gap-3 rounded-sm bg-sand p-4 text-small">
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} className={`mt-1 shrink-0 ${colours[tone]}`} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
