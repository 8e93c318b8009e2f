import type { ReactNode } from 'react'

type Props = { title: string; isOpen?: boolean; columns?: 1 | 2; children: ReactNode }

export function FilterGroup({ title, isOpen = false, columns = 1, children }: Props) {
  return (
    <details open={isOpen || undefined} className="filter-group">
      <summary>{title}</summary>
      <div role="group" aria-label={title} className="filter-values" data-columns={columns === 1 ? undefined : columns}>
        {children}
      </div>
    </details>
  )
}
