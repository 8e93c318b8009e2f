import { Skeleton } from '@fitout/ui/skeleton.tsx'
import type { ReactNode } from 'react'

/** Parts that each load data of their own, shown once all are there: one after the other they would shift the layout. */
export function ShownTogether({ children }: { children: ReactNode }) {
  return (
    <div className="group/together">
      <div className="hidden gap-5 group-has-[[data-awaited]]/together:grid">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <div className="group-has-[[data-awaited]]/together:sr-only">{children}</div>
    </div>
  )
}
