import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser knows passkeys; on the server nobody can. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => false,
  )
}

/** The visitor closed the browser's own question, or let it run out. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
