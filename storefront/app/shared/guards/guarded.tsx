import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { useLocale } from '../i18n/locale-provider.tsx'
import { useScreen } from '../page/screen.ts'
import { sessionOpen, tryAgain } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { askGuards, globalGuards } from './guards.ts'
import { useAskedGuards } from './use-asked-guards.ts'

/** A route module may export `handle` with further guards. */
export type ScreenHandle = { guards?: readonly string[] }

type GuardedProps = { waiting: ReactNode; Failed: ComponentType<{ onTryAgain: () => void }>; children: ReactNode }

/** Shows a page if its guards allow it. */
export function Guarded({ waiting, Failed, children }: GuardedProps) {
  const navigate = useNavigate()
  const locale = useLocale()
  const session = useSession()
  const { pathname, search } = useLocation()
  const { screen } = useScreen()
  const named = useMatches().flatMap(({ handle }) => (handle as ScreenHandle | undefined)?.guards ?? [])
  const names = [...globalGuards, ...(screen?.guard ? [screen.guard] : []), ...named]
  const visit = { locale, pathname, search, session }
  const asked = useAskedGuards(names, visit)
  const verdict = askGuards(names, 'atTheDoor', visit) ?? askGuards(names, 'inside', visit) ?? asked.verdict
  const redirectTo = typeof verdict === 'object' ? verdict.redirectTo : undefined
  const mustWait = verdict === 'wait'

  useEffect(() => {
    // During navigation the previous page is still rendered, and must no longer redirect.
    const isLeft = window.location.pathname + window.location.search !== pathname + search
    if (redirectTo && !isLeft) void navigate(redirectTo, { replace: true })
  }, [redirectTo, pathname, search, navigate])

  useEffect(() => {
    if (mustWait) void sessionOpen().catch(() => undefined)
  }, [mustWait])

  if (verdict === 'failed') return <Failed onTryAgain={asked.askAgain} />
  if (mustWait && session.phase === 'failed') return <Failed onTryAgain={openAgain} />
  return verdict ? waiting : children
}

function openAgain() {
  void tryAgain().catch(() => undefined)
}
