import { formatChange } from '@fitout/contract/money.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { InWords } from '../../shared/text/in-words.tsx'
import type { Variation } from './use-variation.ts'

/** The effect on contract sum and end date: before, difference, after. */
export function VariationEffect({ variation }: { variation: Variation }) {
  const { sum, end, amount, days, content, status } = variation
  const t = useTranslations('variations')
  const day = (one: string | null) => (one ? showDate(one) : '–')
  const rows = [
    ['sum', formatMoney(sum.before), formatChange(amount), formatMoney(sum.after)],
    ['end', day(end.before), t('days', { count: days, sign: days > 0 ? '+' : '' }), day(end.after)],
  ] as const
  // A settlement ends the contract, and with it the works.
  const shown = content.cause === 'SETTLEMENT' ? rows.slice(0, 1) : rows
  return (
    <section className="mt-6 grid gap-6 border-y border-stone py-5 sm:grid-cols-2">
      {shown.map(([name, before, change, after]) => (
        <dl key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 tabular-nums">
          <dt className="text-caption text-muted">{t(`${name}.before`)}</dt>
          <dd className="text-end text-small">{before}</dd>
          <dt className="text-caption text-muted">{t(`${name}.change`)}</dt>
          <dd className="text-end text-small">{change}</dd>
          <dt className="self-baseline text-small font-medium">{t(`${name}.after`)}</dt>
          <dd className="text-end text-lead font-medium whitespace-nowrap">{after}</dd>
        </dl>
      ))}
      {status === 'SENT' && <Money amount={amount} row={content.pays_with} />}
    </section>
  )
}

/** The instalment the amount will be added to or deducted from. */
function Money({ amount, row }: { amount: number; row: Variation['content']['pays_with'] }) {
  const t = useTranslations('variations')
  if (amount === 0) return null
  return (
    <p className="max-w-measure text-small text-muted sm:col-span-2">
      {amount < 0 && t('back')}
      {amount > 0 && !row && t('own')}
      {amount > 0 && row && (
        <>
          {t('paysWith')}
          <InWords words={row.title} />
        </>
      )}
    </p>
  )
}
