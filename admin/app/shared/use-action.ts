import { CallError } from '@fitout/contract/client.ts'
import { useState } from 'react'
import { type Undo, useNotify } from './notices.ts'
import { isSignedOut, queryClient, useRefresh } from './query-client.ts'
import { endSession } from './session.ts'
import { type TranslateFunction, useTranslate } from './i18n.ts'
import { placeWords } from './place-words.ts'

/**
 * Runs what changes something: once at a time, then everything on the screen is read again, or the refusal is told. It is
 * done once the screen shows what changed, so that nothing opens with what stood there before.
 */
export function useAction() {
  const t = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isRunning, setRunning] = useState(false)

  async function run<Result>(
    work: () => Promise<Result>,
    /** What the notice says; of what came of it, where that is not known before. */
    success?: string | ((result: Result) => string),
    undo?: Undo,
  ): Promise<boolean> {
    setRunning(true)
    try {
      const result = await work()
      const words = typeof success === 'function' ? success(result) : success
      if (words) notify(words, { type: 'success', undo })
      await refresh()
      return true
    } catch (error) {
      if (isSignedOut(error)) endSession(queryClient)
      else notify(wordsOfEach(error, t), { type: 'error', multiLine: true })
      void refresh()
      return false
    } finally {
      setRunning(false)
    }
  }
  return { run, isRunning }
}

/** The API's own words, or the one for no answer at all. */
export function wordsFor(error: unknown): string {
  return error instanceof CallError && error.problem.message ? error.problem.message : 'kit.notification.http_error'
}

const faultsAtMost = 3

/** The same, and of what was typed wrong each field by its name: not every form can mark its own. */
function wordsOfEach(error: unknown, t: TranslateFunction): string {
  const faults = error instanceof CallError ? (error.problem.errors ?? []) : []
  if (faults.length === 0) return wordsFor(error)
  const label = (name: string) => t(`audit.fields.${name}`, { _: t(`writings.fields.${name}`, { _: name }) })
  return faults
    .slice(0, faultsAtMost)
    .map(({ path, message }) => t('fieldFault', { field: placeWords(path, label), fault: message }))
    .join('\n')
}
