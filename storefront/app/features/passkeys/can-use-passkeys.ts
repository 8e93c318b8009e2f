import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser supports passkeys; undefined until known. */
export function useCanUsePasskeys(): boolean | undefined {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => undefined,
  )
}

/** The visitor closed the browser's dialog, or it timed out. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
