import { CallError } from '@fitout/contract/client.ts'
import { useState } from 'react'
import { useIsTogether } from './saved-together.tsx'
import { useAction } from './use-action.ts'

/**
 * Saves against the version that was loaded. After a conflict `isStale` is true until the caller saves without a
 * version or discards the input. `saved` is what the notice says.
 */
export function useVersioned(opened: string, saved?: string | (() => string)) {
  const { run, isRunning } = useAction()
  const [version, setVersion] = useState(opened)
  const [isStale, setStale] = useState(false)
  // A screen that saves its parts together announces it once.
  const success = useIsTogether() ? undefined : saved

  async function save(work: (version: string | undefined) => Promise<string>, isOver = false): Promise<boolean> {
    return run(async () => {
      try {
        setVersion(await work(isOver ? undefined : version))
        setStale(false)
      } catch (error) {
        setStale(error instanceof CallError && error.problem.code === 'changed-meanwhile')
        throw error
      }
    }, success)
  }
  /** `seen` is the version that the input is based on; `goOnFrom` continues from a draft based on another. */
  return { save, isRunning, isStale, seen: version, goOnFrom: setVersion }
}
