import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslate } from './i18n.ts'
import { Loading } from './loading.tsx'
import type { MenuEntry } from './manifest.ts'
import { Screen } from './screen.tsx'
import { useSession } from './session.ts'
import { useMay } from './use-may.ts'

/** Lets in who is signed in; others come to the door, and from there to where they were going. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data, error } = useSession()
  const place = useLocation()
  if (data) return children
  if (data === null) return <Navigate replace state={{ from: `${place.pathname}${place.search}` }} to="/login" />
  return error ? <Screen error={error} /> : <Loading />
}

type PermittedProps = { path: string; menu: readonly MenuEntry[]; children: ReactNode }

/** Opens a screen to those who have its entry in the menu, or the one above its address. */
export function Permitted({ path, menu, children }: PermittedProps) {
  const t = useTranslate()
  const may = useMay()
  const entry = menu.find(({ to }) => path === to || path.startsWith(`${to}/`))
  if (!entry || may(entry.permission)) return children
  return <Screen heading={t('kit.page.access_denied')} lead={t('kit.message.access_denied')} />
}
