import { CallError } from '@fitout/contract/client.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { type Undo, useNotify } from './notices.ts'
import { isSignedOut, queryClient, useRefresh } from './query-client.ts'
import { endSession } from './session.ts'
import { currentLocale, type TranslateFunction, useTranslate } from './i18n.ts'
import { keepFocus } from './keep-focus.ts'
import { nameOfText } from './name-of-text.ts'
import { placeWords } from './place-words.ts'

/**
 * Runs a change: one at a time, then everything on the screen is refetched, or the error is shown. It resolves once the screen
 * shows the change, so that nothing opens with the former state.
 */
export function useAction() {
  const t = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isRunning, setRunning] = useState(false)

  async function run<Result>(
    work: () => Promise<Result>,
    /** The text of the notice; depends on the result if that is not known before. */
    success?: string | ((result: Result) => string),
    undo?: Undo,
  ): Promise<boolean> {
    const restoreFocus = keepFocus()
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
      restoreFocus()
    }
  }
  return { run, isRunning }
}

/** The API's message, or the one for no answer. */
export function wordsFor(error: unknown): string {
  return error instanceof CallError && error.problem.message ? error.problem.message : 'kit.notification.http_error'
}

/** Names the rows of a bulk action for which it was refused. */
export class SomeRefused extends Error {}

const faultsAtMost = 3

/** A text in the way of a change, as a problem names it. */
type TextInTheWay = { kind: string; _id: string; title: Words }

/** The same, with the text in the way, and the messages of all invalid fields: not every form can mark its own. */
export function wordsOfEach(error: unknown, t: TranslateFunction): string {
  if (error instanceof SomeRefused) return error.message
  const { errors: faults = [], details } = error instanceof CallError ? error.problem : {}
  if (details?.['text']) {
    const text = details['text'] as TextInTheWay
    const field = `${t(`pictureLibrary.kinds.${text.kind}`)} · ${nameOfText(text, t, currentLocale())}`
    return t('fieldFault', { field, fault: wordsFor(error) })
  }
  if (faults.length === 0) return wordsFor(error)
  const label = (name: string) => t(`audit.fields.${name}`, { _: t(`writings.fields.${name}`, { _: name }) })
  return faults
    .slice(0, faultsAtMost)
    .map(({ path, message }) => t('fieldFault', { field: placeWords(path, label), fault: message }))
    .join('\n')
}
