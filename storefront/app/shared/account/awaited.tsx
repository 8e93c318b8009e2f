import { Button } from '@fitout/ui/button.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../api/words-for-error.ts'

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** The number of placeholder lines. */
  rows?: number
  children: (data: Data) => ReactNode
}

/** A member's own data once loaded; until then a placeholder, or why it cannot be loaded. */
export function Awaited<Data>({ query, rows = 3, children }: Props<Data>) {
  const t = useTranslations('accountForms')
  const shell = useTranslations('shell')
  const wordsForError = useWordsForError()
  if (query.data !== undefined) return children(query.data)
  if (query.error) {
    return (
      <div role="alert">
        <EmptyState
          title={t('loadFailed')}
          text={wordsForError(query.error)}
          action={<Button onClick={() => void query.refetch()}>{shell('tryAgain')}</Button>}
        />
      </div>
    )
  }
  return (
    <div role="status" aria-label={t('loading')} data-awaited="" className="grid gap-5">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className="h-20" />
      ))}
    </div>
  )
}
