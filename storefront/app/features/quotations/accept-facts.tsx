import { formatMoney } from '@fitout/ui/money.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { InWords } from '../../shared/text/in-words.tsx'
import { usePaymentWords } from './payment-words.tsx'
import {
  chosenLines,
  coolingOffEnd,
  firstDueOn,
  linesOfKind,
  paymentsOf,
  type ShownVersion,
} from './quotation-reading.ts'
import type { Reading as Mine } from './use-reader.ts'
import { useToday } from '../../shared/renovations/use-today.ts'

/** Summary of what is accepted: total, chosen options, first payment, cooling-off period. */
export function AcceptFacts({ reading: { head, quotation }, mine }: { reading: ShownVersion; mine: Mine }) {
  const t = useTranslations('quotations')
  const { content } = quotation
  const today = useToday()
  const when = usePaymentWords(content)
  const [first] = paymentsOf(content, mine.total)
  const due = firstDueOn(content, today)
  const chosen = chosenLines(content, mine.options)
  return (
    <>
      <p className="text-small">{t('acceptText')}</p>
      <dl className="grid gap-x-6 gap-y-4 bg-sand p-5 sm:grid-cols-2">
        <Fact name={`${head.number} · ${t('version', { version: head.version })}`}>
          <span className="text-title font-medium tabular-nums">{formatMoney(mine.total)}</span>
        </Fact>
        {linesOfKind(content, 'OPTION').length > 0 && (
          <Fact name={t('yourChoice')}>
            {chosen.length === 0 && t('nothingChosen')}
            {chosen.map((line) => (
              <span key={line.key} className="block wrap-anywhere">
                <InWords words={line.title} />
              </span>
            ))}
          </Fact>
        )}
        {first && (
          <Fact name={t('firstPayment')}>
            <span className="block tabular-nums">{formatMoney(first.due)}</span>
            {due ? t('dueFrom', { day: showDate(due) }) : when(first)}
          </Fact>
        )}
        <Fact name={content.cooling_off_days > 0 ? t('cancelUntil') : t('coolingOff')}>
          {content.cooling_off_days > 0 ? showDate(coolingOffEnd(content, today)) : t('noCoolingOff')}
        </Fact>
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="text-small">{children}</dd>
    </div>
  )
}
