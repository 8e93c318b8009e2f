import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatChange, formatDollars } from '@fitout/contract/money.ts'
import { Facts } from '../../shared/facts.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import type { Variation } from './variation.ts'

/** The effect of a variation on contract sum and end. */
export function EffectFacts({ variation: { amount, days, sum, end, content } }: { variation: Variation }) {
  const t = useTranslate()
  const locale = useLocale()
  const isMore = amount > 0
  const isLast = content.cause === 'SETTLEMENT'
  return (
    <Facts
      rows={[
        [t('variations.amount'), formatChange(amount)],
        [t('variations.sum'), `${formatDollars(sum.before)} → ${formatDollars(sum.after)}`],
        [t('variations.fields.days'), days === 0 ? null : t('variations.daysOf', { count: days })],
        [t('variations.end'), !isLast && end.before && end.after && `${showDay(end.before)} → ${showDay(end.after)}`],
        [
          t('variations.fields.pays_with'),
          isMore ? (content.pays_with ? inLocale(content.pays_with.title, locale) : t('variations.own')) : null,
        ],
      ]}
    />
  )
}
