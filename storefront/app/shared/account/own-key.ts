import { useMemo } from 'react'
import { useLocale } from '../i18n/locale-provider.tsx'
import { useUser } from '../session/use-session.ts'

/** The query key of a member's own data. It includes the account, since another member may sign in on the same page. */
export function useOwnKey(name: string, ...more: string[]) {
  const account = useUser()?._id ?? ''
  const locale = useLocale()
  const rest = more.join()
  return useMemo(() => [name, account, locale, rest] as const, [name, account, locale, rest])
}
