import type { Answer } from '@fitout/contract/endpoint.ts'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import type { listPaymentQueue } from '@fitout/contract/staff/payment-records.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import type { TranslateFunction } from '../../shared/i18n.ts'
import type { ReadPicture } from '../../shared/reading-crop.tsx'
import type { PaymentColumn } from '../../shared/reading-table.tsx'

export type Queued = Answer<typeof listPaymentQueue>['data'][number]

export type DecisionProps = {
  queued: Queued
  /** Left the list while it was on the screen. */
  isGone: boolean
  /** Whether a decision led here, so that the next one gets the focus. */
  isFocused: boolean
  onDone: () => void
}

/** The channel of a payment, as text. */
export function wayOf({ stated: { channel, wallet } }: Queued, t: TranslateFunction): string {
  if (wallet) return t(`paymentRecords.wallets.${wallet}`)
  return channel ? t(`paymentRecords.channels.${channel}`) : ''
}

/** The picture of a payment of a renovation, or the proof of an order. */
export function addressOfPicture({ kind, _id: id, picture }: Queued): string {
  return kind === 'ORDER'
    ? `/api/admin/orders/${id}/proof?of=${picture?._id}`
    : `/api/admin/payment-records/${id}/image`
}

/** The same, if a browser can show it and it may have been read. */
export function pictureOf(queued: Queued): ReadPicture | null {
  const { picture } = queued
  return picture && !picture.is_pdf ? { ...picture, address: addressOfPicture(queued) } : null
}

export function columnsOf({ expected, stated }: Queued): { expected: PaymentColumn; stated: PaymentColumn } {
  const { amount, reference, payee, payee_number } = expected
  return {
    expected: { amount: formatMoney(amount), reference, payee, payee_number },
    stated: {
      amount: stated.amount === null ? null : formatMoney(stated.amount),
      payee_number: stated.bank_number,
      paid_at: showDay(stated.paid_on),
      payer: stated.user_name,
    },
  }
}
