import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslate } from './i18n.ts'
import { Loading } from './loading.tsx'
import type { Command, MenuEntry } from './manifest.ts'
import { Screen } from './screen.tsx'
import { useSession } from './session.ts'
import { useMay } from './use-may.ts'
import { WayHome } from './way-home.tsx'

/** Redirects to sign-in, and afterwards back. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data, error } = useSession()
  const place = useLocation()
  if (data) return children
  if (data === null) return <Navigate replace state={{ from: `${place.pathname}${place.search}` }} to="/login" />
  return error ? <Screen error={error} /> : <Loading />
}

type PermittedProps = { places: readonly (MenuEntry | Command)[]; children: ReactNode }

/**
 * Shows a screen only to roles with permission for its address, or for the closest one above it that the menu or the search
 * leads to.
 */
export function Permitted({ places, children }: PermittedProps) {
  const t = useTranslate()
  const may = useMay()
  const { pathname } = useLocation()
  const above = places.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  const place = above.toSorted((a, b) => b.to.length - a.to.length)[0]
  if (!place || may(place.permission)) return children
  return (
    <Screen heading={t('kit.page.access_denied')} lead={t('kit.message.access_denied')}>
      <WayHome />
    </Screen>
  )
}
