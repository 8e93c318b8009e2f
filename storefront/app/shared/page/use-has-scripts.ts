import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page as it comes, true once its scripts run: for what would be a dead button until then. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
