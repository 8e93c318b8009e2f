import type { ComponentType } from 'react'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { Notice } from '../../shared/forms/notice.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import { MoneyFigures } from '../../shared/renovations/money-figures.tsx'
import { RoomScreen, RoomTitle } from '../../shared/renovations/room-screen.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { type Instalment, type Schedule, useSchedule } from '../../shared/renovations/use-schedule.ts'
import { InstalmentRow } from './instalment-row.tsx'

type Props = {
  id: string
  channels: PaymentChannels
  /** The payment records of an instalment, with the form to add one. */
  Records: ComponentType<{ room: Room; instalment: Instalment; channels: PaymentChannels }>
}

/** The payments of a room: schedule, how to pay, and the state of each payment. */
export function PaymentsPage({ id, ...rest }: Props) {
  return (
    <RoomScreen id={id} screen="account-project-payments">
      {(room) => <Payments room={room} {...rest} />}
    </RoomScreen>
  )
}

function Payments({ room, channels, Records }: Omit<Props, 'id'> & { room: Room }) {
  const t = useTranslations('instalments')
  const query = useSchedule(room._id)
  return (
    <>
      <RoomTitle room={room} />
      <Awaited query={query}>
        {(schedule) =>
          schedule.data.length === 0 ? (
            <NoPlan id={room._id} />
          ) : (
            <>
              <div className="mt-6">
                <MoneyFigures money={schedule} />
                <StandsNow room={room} schedule={schedule} />
              </div>
              <Credit room={room} schedule={schedule} />
              <TabPart title={t('schedule')} text={t('safety')}>
                <ol>
                  {schedule.data.map((instalment) => (
                    <InstalmentRow
                      key={instalment._id}
                      room={room}
                      instalment={instalment}
                      channels={channels}
                      openDefects={instalment === schedule.data.at(-1) ? schedule.open_defects : undefined}
                    >
                      <Records room={room} instalment={instalment} channels={channels} />
                    </InstalmentRow>
                  ))}
                </ol>
              </TabPart>
            </>
          )
        }
      </Awaited>
    </>
  )
}

function NoPlan({ id }: { id: string }) {
  const t = useTranslations('instalments')
  const to = useTo()
  return (
    <EmptyState
      title={t('none')}
      text={t('noneText')}
      action={
        <LinkButton as={ShopLink} to={to('account-project', { id })} variant="main">
          {t('toRoom')}
        </LinkButton>
      }
    />
  )
}

/** A summary of all instalments. */
function StandsNow({ room, schedule }: { room: Room; schedule: Schedule }) {
  const t = useTranslations('instalments')
  const isDue = schedule.data.some(({ state }) => state === 'DUE' || state === 'OVERDUE')
  const ended = schedule.paid > 0 ? 'settled' : 'cancelled'
  const words = room.status === 'CANCELLED' ? ended : schedule.open === 0 ? 'nothingLeft' : 'nothingDue'
  if (isDue) return null
  return <p className="mt-4 max-w-measure text-small text-muted">{t(words)}</p>
}

/** What the studio owes the client, and what it has refunded. */
function Credit({ room, schedule: { credit, refunds } }: { room: Room; schedule: Schedule }) {
  const t = useTranslations('instalments')
  if (credit === 0 && refunds.length === 0) return null
  return (
    <div className="mt-6 grid gap-3">
      {credit > 0 && (
        <Notice tone="good">
          <p className="flex flex-wrap justify-between gap-x-6 font-medium">
            {t('credit')}
            <span className="tabular-nums">{formatMoney(credit)}</span>
          </p>
          <p className="text-muted">{t(room.status === 'CANCELLED' ? 'creditBack' : 'creditText')}</p>
        </Notice>
      )}
      {refunds.map(({ _id: id, amount, sent_on: day, reason }) => (
        <p key={id} className="text-small tabular-nums">
          {t('refund', { day: showDate(day), amount: formatMoney(amount) })}
          <span className="block text-caption wrap-anywhere text-muted">{reason}</span>
        </p>
      ))}
    </div>
  )
}
