import { useSyncExternalStore } from 'react'

export const schemes = ['auto', 'light', 'dark'] as const
export const densities = ['close', 'usual', 'roomy'] as const
export type Look = { scheme: (typeof schemes)[number]; density: (typeof densities)[number] }

const storeKey = 'fitout.look'
const usual: Look = { scheme: 'auto', density: 'usual' }

let look = stored()
const listeners = new Set<() => void>()

/** The appearance of the screens on this device, before sign-in too. */
export function useLook(): Look {
  return useSyncExternalStore(subscribe, () => look)
}

export function changeLook(change: Partial<Look>): void {
  look = { ...look, ...change }
  try {
    localStorage.setItem(storeKey, JSON.stringify(look))
  } catch {}
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Values stored by another release may no longer exist. */
function stored(): Look {
  try {
    const { scheme, density } = JSON.parse(localStorage.getItem(storeKey) ?? '{}') as Partial<Look>
    return {
      scheme: schemes.find((one) => one === scheme) ?? usual.scheme,
      density: densities.find((one) => one === density) ?? usual.density,
    }
  } catch {
    return usual
  }
}
