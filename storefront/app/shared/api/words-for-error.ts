import { CallError } from '@fitout/contract/client.ts'
import { useTranslations } from 'use-intl'

/** The one way from a failed call to words: those of the API, or our own where it could not be reached. */
export function useWordsForError() {
  const t = useTranslations('errors')
  return (error: unknown): string => {
    if (!(error instanceof CallError)) return t('internalError')
    return error.problem.message || t('unreachable')
  }
}
