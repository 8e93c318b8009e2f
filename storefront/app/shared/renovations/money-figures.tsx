import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import type { Room } from './use-room.ts'

type Money = Omit<NonNullable<Room['money']>, 'credit'>

/** Contract sum, amount paid and amount outstanding. */
export function MoneyFigures({ money }: { money: Money }) {
  const t = useTranslations('renovations')
  const figures = [
    ['contract', money.contract_sum],
    ['paid', money.paid],
    ['open', money.open],
  ] as const
  return (
    <dl className="grid gap-x-8 gap-y-2 border-y border-stone py-5 sm:grid-cols-3">
      {figures.map(([name, amount]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3 sm:block">
          <dt className="text-caption text-muted">{t(`figures.${name}`)}</dt>
          <dd className="text-lead font-medium whitespace-nowrap tabular-nums">{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
