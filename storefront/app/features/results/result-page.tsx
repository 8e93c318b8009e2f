import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageState } from '../../shared/page-states/page-state.tsx'
import { ReadingCorner } from '../../shared/page-states/reading-corner.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { ResultAction } from './result-action.tsx'

type ResultPageProps = {
  /** A better link than the configured one, e.g. to the order just placed. */
  wayOn?: ReactNode
  outcome: 'success' | 'failure' | 'cancelled'
  words: { title: string; message: string; action: { title: string; path: string } }
  /** Replaces the outcome's own title; changes of it are announced. */
  label?: string
}

const looks = {
  success: { lamp: 'lit', colour: 'text-moss' },
  failure: { lamp: 'unplugged', colour: 'text-brick' },
  cancelled: { lamp: 'dark', colour: 'text-muted' },
} as const

/** An outcome, with text and link configured by staff. */
export function ResultPage({ outcome, words, wayOn, label }: ResultPageProps) {
  const t = useTranslations('screens')
  const { lamp, colour } = looks[outcome]
  return (
    <>
      <PageHead title={words.title} hidden />
      <PageState
        drawing={<ReadingCorner lamp={lamp} />}
        label={<span className={colour}>{label ?? t(`result-${outcome}`)}</span>}
        title={words.title}
        text={words.message}
      >
        {label && (
          <p role="status" className="sr-only">
            {words.title}
          </p>
        )}
        {wayOn || <ResultAction action={words.action} />}
      </PageState>
    </>
  )
}
