import type { ScreenKey } from '@fitout/contract/storefront-paths.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageHead } from '../page/page-head.tsx'

/** The heading of an account tab: its title, and a sentence on what it is for. */
export function TabHeading({ screen, lead }: { screen: ScreenKey; lead?: ReactNode }) {
  const screens = useTranslations('screens')
  return (
    <header className="mb-block">
      <PageHead title={screens(screen)} hidden />
      <h1 className="font-display text-heading">{screens(screen)}</h1>
      {lead && <p className="mt-3 max-w-measure text-muted">{lead}</p>}
    </header>
  )
}
