import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during server rendering, true once scripts run: for controls that would not work before. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
