import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../api/words-for-error.ts'
import { Notice } from '../forms/notice.tsx'

/** Why a form was not saved, and that the input is kept. `kept` replaces that second sentence. */
export function NotSaved({ error, kept }: { error: unknown; kept?: ReactNode }) {
  const t = useTranslations('accountForms')
  const wordsForError = useWordsForError()
  return (
    <div role="alert" className="empty:hidden">
      {error !== null && error !== undefined && (
        <Notice tone="error">
          <p>{t('notSaved', { reason: wordsForError(error) })}</p>
          {kept && <p className="mt-1 text-muted">{kept}</p>}
          <p className="mt-1 text-muted">{t('stillTyped')}</p>
        </Notice>
      )}
    </div>
  )
}
