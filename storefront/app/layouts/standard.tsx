import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { ErrorPage } from '../features/errors/error-page.tsx'
import { useScreen } from '../shared/page/screen.ts'
import type { Route } from './+types/standard.ts'
import { Chrome, GuardedScreen } from './chrome.tsx'

export default function Standard() {
  return (
    <StandardChrome>
      <GuardedScreen>
        <Outlet />
      </GuardedScreen>
    </StandardChrome>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Chrome>
      <ErrorPage error={error} />
    </Chrome>
  )
}

const partsLeft = {
  none: { header: 'none', footer: 'none', hasChat: false },
  'copyright-only': { header: 'none', footer: 'copyright' },
  'short-footer': { footer: 'short' },
} as const

/** Some screens have no navigation; others have a footer with few links away from the current task. */
function StandardChrome({ children }: { children: ReactNode }) {
  const chrome = useScreen().screen?.chrome
  const parts = chrome && partsLeft[chrome]
  return <Chrome {...parts}>{children}</Chrome>
}
