import type { checkOut } from '@fitout/contract/checkouts.ts'
import { accountOf } from '@fitout/contract/payment-accounts.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import type { InOneLanguage } from '../i18n/in-one-language.ts'
import type { Configuration } from '../page/page-request.ts'

export type PaymentChannel = Body<typeof checkOut>['payment_channel']

/** A kind of transfer, or the payment provider's page. */
export type WayToPay = PaymentChannel | 'ONLINE'

/** The studio's accounts as staff configured them, in one language. */
export type PaymentChannels = InOneLanguage<Configuration['shop-constants']['payment_channels']>

/** The order in which they are offered. */
const inOrder: readonly PaymentChannel[] = ['FPS', 'BANK_TRANSFER', 'PAYME']

const configured = { BANK_TRANSFER: 'bank_transfer', FPS: 'fps', PAYME: 'payme' } as const

/** Whether the studio gave it a title of its own. */
export const isConfigured = (channel: string): channel is PaymentChannel => channel in configured

export function wordsOfChannel(channels: PaymentChannels, channel: PaymentChannel) {
  const { title, instructions } = channels[configured[channel]]
  return { title, instructions }
}

/** The channels that have an account. */
export function offeredChannels(channels: PaymentChannels): PaymentChannel[] {
  return inOrder.filter((channel) => accountOf(channels[configured[channel]]))
}
