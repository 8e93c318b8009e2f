import { buttonStyle } from '@fitout/ui/button-style.ts'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'

type ResultPageProps = {
  /** What stands for the configured way on where this very outcome knows a better one, such as the order just placed. */
  wayOn?: (configured: ReactNode) => ReactNode
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
  const configured = (
    <ConfiguredLink address={words.action.path} className={`mt-2 ${buttonStyle({ variant: 'dark' })}`}>
      {words.action.title}
    </ConfiguredLink>
  )
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
      {wayOn ? wayOn(configured) : configured}
    </section>
  )
}
