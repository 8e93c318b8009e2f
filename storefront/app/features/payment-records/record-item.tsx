import { isByHand } from '@fitout/contract/by-hand.ts'
import { addressOf } from '@fitout/contract/client.ts'
import {
  readPaymentReceipt,
  readPaymentRecordImage,
  type RecordState,
  withdrawPaymentRecord,
} from '@fitout/contract/payment-records.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { Button } from '@fitout/ui/button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showDate, showInstant } from '../../shared/i18n/shop-dates.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { type Instalment, useScheduleChanged } from '../../shared/renovations/use-schedule.ts'

type Record = Instalment['payment_records'][number]
type Props = { room: Room; instalment: Instalment; record: Record }

const tones = {
  SUBMITTED: 'warning',
  CONFIRMED: 'success',
  REFUSED: 'error',
  WITHDRAWN: 'neutral',
  REVERSED: 'error',
} as const satisfies { [State in RecordState]: string }

/** One payment: details, state and documents. */
export function RecordItem({ room, instalment, record }: Props) {
  const t = useTranslations('paymentRecords')
  const { state, channel, wallet, amount, paid_on: day, user_name: name, bank_number: number } = record
  const way = channel === 'WALLET' && wallet ? t(`wallets.${wallet}`) : t(`channels.${channel}`)
  const to = isByHand(channel) ? t(`numbers.${channel}`, { number }) : t('to', { number })
  return (
    <li className="border-s-2 border-stone ps-4 text-small">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[state]}>{t(`status.${state}`)}</Badge>
          {record.is_recognition_in_progress && (
            <span role="status" className="text-caption text-muted">
              {t('reading')}
            </span>
          )}
        </span>
        <span className="font-medium tabular-nums">{formatMoney(amount)}</span>
      </p>
      <p className="mt-1 wrap-anywhere tabular-nums">{t('by', { channel: way, day: showDate(day), name })}</p>
      <p className="text-caption wrap-anywhere text-muted tabular-nums">
        {number && `${to} · `}
        {t('handedIn', { time: showInstant(record.created_at) })}
      </p>
      <Became record={record} instalment={instalment} />
      {room.right !== 'READ' && <Papers room={room} record={record} />}
    </li>
  )
}

/** The decision of staff, and how the payment was allocated. */
function Became({ record, instalment }: Pick<Props, 'record' | 'instalment'>) {
  const t = useTranslations('paymentRecords')
  const { received_amount: received, received_on: on, reason, reversed_at: reversed, reversal_reason: why } = record
  const elsewhere = record.allocations.filter(({ instalment_id: id, amount }) => id !== instalment._id && amount > 0)
  return (
    <>
      {received !== null && on !== null && (
        <p className="mt-1 tabular-nums">{t('received', { day: showDate(on), amount: formatMoney(received) })}</p>
      )}
      {elsewhere.map(({ instalment_id: id, number, amount }) => (
        <p key={id ?? 'credit'} className="text-caption text-muted tabular-nums">
          {number === null
            ? t('back', { amount: formatMoney(amount) })
            : t('other', { amount: formatMoney(amount), number })}
        </p>
      ))}
      {reason !== null && (
        <p className="mt-1 max-w-measure wrap-anywhere text-brick">
          {t('because', { reason })}
          <span className="block text-muted">{t('refusedHelp')}</span>
        </p>
      )}
      {reversed !== null && (
        <p className="mt-1 max-w-measure wrap-anywhere text-brick">
          {t('reversed', { day: showDate(reversed), reason: why ?? '' })}
        </p>
      )}
    </>
  )
}

function Papers({ room, record }: Pick<Props, 'room' | 'record'>) {
  const t = useTranslations('paymentRecords')
  const language = useLocale()
  const params = { id: room._id, record_id: record._id }
  const hasReceipt = record.received_amount !== null
  const mayWithdraw = record.state === 'SUBMITTED' && record.is_own
  if (!record.has_image && !hasReceipt && !mayWithdraw) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-1 *:inline-flex *:min-h-8 *:items-center">
      {hasReceipt && (
        <TextLink href={`/api${addressOf(readPaymentReceipt, params, { language })}`} target="_blank" rel="noopener">
          {t(record.state === 'REVERSED' ? 'voidReceipt' : 'receipt')}
        </TextLink>
      )}
      {record.has_image && (
        <TextLink href={`/api${addressOf(readPaymentRecordImage, params)}`} target="_blank" rel="noopener">
          {t('picture')}
        </TextLink>
      )}
      {mayWithdraw && <Withdraw room={room} record={record} />}
    </p>
  )
}

function Withdraw({ room, record }: Pick<Props, 'room' | 'record'>) {
  const t = useTranslations('paymentRecords')
  const changed = useScheduleChanged(room._id)
  const withdraw = useMutation({
    mutationFn: () => call(withdrawPaymentRecord, { params: { id: room._id, record_id: record._id }, body: {} }),
    meta: { success: t('withdrawn') },
    onSettled: changed,
  })
  return (
    <Button
      variant="quiet"
      isBusy={withdraw.isPending}
      aria-label={t('withdrawOf', { amount: formatMoney(record.amount) })}
      onClick={() => {
        if (window.confirm(t('withdrawSure'))) withdraw.mutate()
      }}
    >
      {t('withdraw')}
    </Button>
  )
}
