import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

type Props = { title: string; isOpen?: boolean; columns?: 1 | 2; children: ReactNode }

export function FilterGroup({ title, isOpen = false, columns = 1, children }: Props) {
  return (
    <details open={isOpen || undefined} className="group/filter border-t border-stone">
      <summary className="flex min-h-13 items-center justify-between gap-4 text-small font-medium">
        {title}
        <ChevronDown
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className="text-muted transition-transform group-open/filter:rotate-180"
        />
      </summary>
      <div className={`grid gap-x-6 gap-y-2.5 pt-1 pb-6 ${columns === 2 ? 'grid-cols-2' : ''}`}>{children}</div>
    </details>
  )
}
