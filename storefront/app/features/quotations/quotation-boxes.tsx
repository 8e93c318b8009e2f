import { formatMoney } from '@fitout/ui/money.ts'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { InWords } from '../../shared/text/in-words.tsx'
import { type Content, linesOfKind } from './quotation-reading.ts'

/** What readers must not overlook: provisional sums and exclusions. */
export function QuotationBoxes({ content }: { content: Content }) {
  const t = useTranslations('quotations')
  const provisional = linesOfKind(content, 'PROVISIONAL')
  return (
    <div className="mt-block grid items-start gap-4">
      {provisional.length > 0 && (
        <Box title={t('provisional')} text={t('provisionalText')} aside={formatMoney(content.provisional_total)}>
          {provisional.map((line) => (
            <li key={line.key} className="flex items-baseline justify-between gap-6">
              <span className="wrap-anywhere">
                <InWords words={line.title} />
              </span>
              <span className="shrink-0 tabular-nums">{formatMoney(line.amount)}</span>
            </li>
          ))}
        </Box>
      )}
      {content.exclusions.length > 0 && (
        <Box title={t('exclusions')} text={t('exclusionsText')}>
          {content.exclusions.map((words, index) => (
            <li key={index} className="wrap-anywhere">
              <InWords words={words} />
            </li>
          ))}
        </Box>
      )}
    </div>
  )
}

function Box({ title, text, aside, children }: { title: string; text: string; aside?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="bg-sand p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-display text-title">
          {title}
        </h2>
        {aside && <p className="tabular-nums">{aside}</p>}
      </div>
      <p className="mt-2 max-w-measure text-small text-muted">{text}</p>
      <ul className="mt-4 grid gap-y-2 text-small">{children}</ul>
    </section>
  )
}
