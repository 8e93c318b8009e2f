import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser knows passkeys; nothing while that is not known. */
export function useCanUsePasskeys(): boolean | undefined {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => undefined,
  )
}

/** The visitor closed the browser's own question, or let it run out. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
