import { formatMoney } from '@fitout/ui/money.ts'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { MoneyFigures } from '../../shared/renovations/money-figures.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { InWords } from '../../shared/text/in-words.tsx'
import { nextPayment } from './next-payment.ts'

/** The contract sum, paid and outstanding, and the next payment. */
export function RoomMoney({ room }: { room: Room }) {
  const t = useTranslations('renovations')
  const instalments = useTranslations('instalments')
  const to = useTo()
  if (!room.money) return null
  const { due, next } = nextPayment(room)
  return (
    <TabPart title={t('money')}>
      <MoneyFigures money={room.money} />
      {room.money.credit > 0 && (
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          {instalments('credit')}
          <span className="tabular-nums">{formatMoney(room.money.credit)}</span>
        </p>
      )}
      {next && (
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <span>
            <span className="block text-caption text-muted">{t(due ? 'payNow' : 'payNext')}</span>
            <InWords words={next.title} />
            {next.due_on && (
              <span className="text-small text-muted tabular-nums">
                {' · '}
                {next.state === 'CHECKING'
                  ? instalments('status.CHECKING')
                  : t(due ? 'dueSince' : 'dueFrom', { day: showDate(next.due_on) })}
              </span>
            )}
          </span>
          <span className="tabular-nums">{formatMoney(next.open)}</span>
        </p>
      )}
      <p className="mt-4">
        <TextLink as={ShopLink} to={to('account-project-payments', { id: room._id })} look="onward">
          {t('toPayments')}
        </TextLink>
      </p>
    </TabPart>
  )
}
