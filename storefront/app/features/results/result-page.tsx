import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../shared/page/page-head.tsx'
import { ResultAction } from './result-action.tsx'

type ResultPageProps = {
  /** A better way on than the configured one, such as to the order just placed. */
  wayOn?: ReactNode
  outcome: 'success' | 'failure' | 'cancelled'
  words: { title: string; message: string; action: { title: string; path: string } }
}

const looks = {
  success: { Icon: Check, colour: 'text-moss' },
  failure: { Icon: X, colour: 'text-brick' },
  cancelled: { Icon: Minus, colour: 'text-muted' },
} as const

/** How something ended, in words that staff wrote, and the way on. */
export function ResultPage({ outcome, words, wayOn }: ResultPageProps) {
  const t = useTranslations('screens')
  const { Icon, colour } = looks[outcome]
  return (
    <section className="page grid min-h-[60svh] content-center justify-items-center gap-6 py-section text-center">
      <PageHead title={words.title} hidden />
      <p className={`grid justify-items-center gap-3 text-caption ${colour}`}>
        <span className="grid size-14 place-items-center rounded-full border border-current">
          <Icon aria-hidden="true" size={24} strokeWidth={1.5} />
        </span>
        {t(`result-${outcome}`)}
      </p>
      <h1 className="max-w-measure font-display text-heading">{words.title}</h1>
      <p className="max-w-measure text-muted">{words.message}</p>
      {wayOn || <ResultAction action={words.action} />}
    </section>
  )
}
