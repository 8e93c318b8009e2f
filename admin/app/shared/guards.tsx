import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslate } from './i18n.ts'
import { Loading } from './loading.tsx'
import type { MenuEntry } from './manifest.ts'
import { Screen } from './screen.tsx'
import { useSession } from './session.ts'
import { useMay } from './use-may.ts'

/** Redirects to sign-in, and afterwards back. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data, error } = useSession()
  const place = useLocation()
  if (data) return children
  if (data === null) return <Navigate replace state={{ from: `${place.pathname}${place.search}` }} to="/login" />
  return error ? <Screen error={error} /> : <Loading />
}

type PermittedProps = { path: string; menu: readonly MenuEntry[]; children: ReactNode }

/** Shows a screen only to roles with permission for its menu entry, or for the entry above its path. */
export function Permitted({ path, menu, children }: PermittedProps) {
  const t = useTranslate()
  const may = useMay()
  const entry = menu.find(({ to }) => path === to || path.startsWith(`${to}/`))
  if (!entry || may(entry.permission)) return children
  return <Screen heading={t('kit.page.access_denied')} lead={t('kit.message.access_denied')} />
}
