import { Skeleton } from '@fitout/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** Shows its children only when all have loaded: one after another they would shift the layout. */
export function ShownTogether({ children }: { children: ReactNode }) {
  const t = useTranslations('accountForms')
  return (
    <div className="group/together">
      <div role="status" className="hidden gap-5 group-has-[[data-awaited]]/together:grid">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <div className="group-has-[[data-awaited]]/together:hidden">{children}</div>
    </div>
  )
}
