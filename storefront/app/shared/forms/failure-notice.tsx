import { CallError } from '@fitout/contract/client.ts'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../api/words-for-error.ts'
import { Notice } from './notice.tsx'

/**
 * The API's message for a rejected form, and when to try again. The live region is always rendered, so that screen
 * readers announce it.
 */
export function FailureNotice({ failure }: { failure: unknown }) {
  const t = useTranslations('tryAgain')
  const wordsFor = useWordsForError()
  const seconds = failure instanceof CallError ? failure.retryAfterSeconds : undefined
  return (
    <div role="alert" className="empty:hidden">
      {failure !== undefined && (
        <Notice tone="error">
          {typeof failure === 'string' ? failure : wordsFor(failure)}{' '}
          {seconds !== undefined &&
            (seconds < 90 ? t('seconds', { count: seconds }) : t('minutes', { count: Math.ceil(seconds / 60) }))}
        </Notice>
      )}
    </div>
  )
}
