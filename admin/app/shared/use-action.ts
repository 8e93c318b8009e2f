import { CallError } from '@fitout/contract/client.ts'
import { useState } from 'react'
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin'

/** Runs what changes something: once at a time, then everything on the screen is read anew, or the refusal is told. */
export function useAction() {
  const notify = useNotify()
  const refresh = useRefresh()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [isRunning, setRunning] = useState(false)

  async function run(work: () => Promise<unknown>, success?: string): Promise<boolean> {
    setRunning(true)
    try {
      await work()
      if (success) notify(success, { type: 'success' })
      return true
    } catch (error) {
      if (!(await logoutIfAccessDenied(error))) notify(wordsFor(error), { type: 'error' })
      return false
    } finally {
      setRunning(false)
      refresh()
    }
  }
  return { run, isRunning }
}

/** The API's own words, or the one for no answer at all. */
export function wordsFor(error: unknown): string {
  return error instanceof CallError && error.problem.message ? error.problem.message : 'ra.notification.http_error'
}
