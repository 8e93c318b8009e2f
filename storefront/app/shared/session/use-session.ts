import { useSyncExternalStore } from 'react'
import { type SessionState, sessionStore, type User } from './session.ts'

/** The visitor's session: closed on the server and until the page has come to rest. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.readOnServer)
}

/** The account of the session, a guest's too; nothing until the session is open. */
export function useUser(): User | undefined {
  const session = useSession()
  return session.phase === 'open' ? session.user : undefined
}
