import { useSyncExternalStore } from 'react'
import { type SessionState, sessionStore, type User } from './session.ts'

/** The visitor's session: closed on the server and until the page is idle. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.readOnServer)
}

/** The account of the session, also a guest's; undefined until the session is open. */
export function useUser(): User | undefined {
  const session = useSession()
  return session.phase === 'open' ? session.user : undefined
}
