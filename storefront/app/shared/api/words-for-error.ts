import { CallError } from '@fitout/contract/client.ts'
import { useTranslations } from 'use-intl'

/** The message of a failed call: that of the API, or our own if the API could not be reached. */
export function useWordsForError() {
  const t = useTranslations('errors')
  return (error: unknown): string => {
    if (!(error instanceof CallError)) return t('internalError')
    return error.problem.message || t('unreachable')
  }
}
