import { CallError } from '@fitout/contract/client.ts'
import { useState } from 'react'
import { useAction } from './use-action.ts'

/**
 * Saves what was opened at a version. Where somebody else was faster, `isStale` says so until the caller saves over it
 * with no version, or lets go of what was typed.
 */
export function useVersioned(opened: string) {
  const { run, isRunning } = useAction()
  const [version, setVersion] = useState(opened)
  const [isStale, setStale] = useState(false)

  async function save(work: (version: string | undefined) => Promise<string>, isOver = false): Promise<boolean> {
    return run(async () => {
      try {
        setVersion(await work(isOver ? undefined : version))
        setStale(false)
      } catch (error) {
        setStale(error instanceof CallError && error.problem.code === 'changed-meanwhile')
        throw error
      }
    }, 'ra.notification.updated')
  }
  return { save, isRunning, isStale }
}
