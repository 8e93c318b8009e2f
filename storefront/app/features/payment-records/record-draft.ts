import type { recordChannels, wallets } from '@fitout/contract/payment-records.ts'
import { paidDaysAgoAtMost } from '@fitout/contract/payment-records.ts'
import { createDraft } from '../../shared/forms/draft.ts'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import { isPdf, isPicture, isTooLarge } from '../../shared/uploads/file-kinds.ts'

export type Channel = (typeof recordChannels)[number]
export type Wallet = (typeof wallets)[number]

export type RecordValues = {
  channel: Channel
  wallet: Wallet
  bank_number: string
  amount: string
  paid_on: string
  user_name: string
}

/** The typed values for one instalment; phones may unload the page while the banking app is open. */
export const recordDraft = createDraft<RecordValues & { instalment: string }>('payment-record', {
  instalment: '',
  channel: 'FPS',
  wallet: 'PAYME',
  bank_number: '',
  amount: '',
  paid_on: '',
  user_name: '',
})

/** The studio's account for a payment channel. Wallets other than PayMe pay to the FPS ID. */
export function accountFor({ bank_transfer: bank, fps, payme }: PaymentChannels, channel: Channel, wallet: Wallet) {
  if (channel === 'BANK_TRANSFER') return bank.account_number
  return channel === 'WALLET' && wallet === 'PAYME' ? payme.account : fps.fps_id
}

/** Parses dollars as typed; NaN if not a whole number of cents. */
export function dollarsIn(text: string): number {
  const plain = text
    .normalize('NFKC')
    .replace(/^\s*(HK)?\$/i, '')
    .replaceAll(/[\s,]/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

export type FaultyField = 'bank_number' | 'amount' | 'paid_on' | 'user_name' | 'file'
export type RecordFault = FaultyField | 'type' | 'size'

/** The error of each field, in the order of the form. */
export function faultsOf(
  { bank_number, amount, paid_on, user_name }: RecordValues,
  file: File | null,
  today: string,
): Partial<Record<FaultyField, RecordFault>> {
  const dollars = dollarsIn(amount)
  const isAmount = dollars >= 0.01 && dollars <= 10_000_000
  const isDay = paid_on !== '' && paid_on <= today && paid_on >= earliestDay(today)
  const fileFault = fileFaultOf(file)
  return {
    ...(bank_number.trim() === '' && { bank_number: 'bank_number' }),
    ...(!isAmount && { amount: 'amount' }),
    ...(!isDay && { paid_on: 'paid_on' }),
    ...(user_name.trim() === '' && { user_name: 'user_name' }),
    ...(fileFault && { file: fileFault }),
  }
}

function fileFaultOf(file: File | null): RecordFault | undefined {
  if (!file) return 'file'
  if (!isPicture(file) && !isPdf(file)) return 'type'
  return isTooLarge(file) ? 'size' : undefined
}

/** The earliest day a payment can be dated. */
export function earliestDay(today: string): string {
  return new Date(Date.parse(today) - paidDaysAgoAtMost * 86_400_000).toISOString().slice(0, 10)
}
