import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { orderMails as zh } from '@fitout/contract/messages/zh/order-mails.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import type { Attachment } from '../../adapters/mail/port.ts'
import type { Context } from '../../context.ts'
import { fillIn } from '../../words.ts'
import { requireShopConstants } from '../configuration/configuration-service.ts'
import type { MailSection } from '../mails/mails-service.ts'
import { openOf } from './order-money.ts'
import type { OrderRow } from './orders-queries.ts'
import { paymentCodeOf } from './payment-code.ts'

type Words = Translated<typeof zh>
type PaymentPart = { sections: MailSection[]; attachments: Attachment[] }

/** How to pay an open order, with the FPS code as a picture that can be saved from the mail. */
export async function paymentPart(
  context: Context,
  order: OrderRow,
  words: Words,
  locale: Locale,
): Promise<PaymentPart> {
  if (order.payment_status !== 'unpaid') return { sections: [], attachments: [] }
  const time = order.expires_at && hongKongTime(order.expires_at)
  if (order.payment_method === 'ONLINE') {
    const paragraphs = time ? [fillIn(words.payOnlineBefore, { time })] : []
    return { sections: [{ title: words.payOnlineTitle, rows: [], paragraphs }], attachments: [] }
  }
  const code = await paymentCodeOf(context, order)
  const section: MailSection = {
    title: words.payTitle,
    rows: [
      ...(await accountRows(context, order, words, locale)),
      { label: words.payAmount, value: formatDollars(toDollars(openOf(order))) },
      { label: words.payReference, value: order.reference },
    ],
    paragraphs: time ? [fillIn(words.payBefore, { time })] : [],
  }
  if (!code) return { sections: [section], attachments: [] }
  const picture = { cid: `fps-${order.id}@fitout`, alt: words.fpsCode, hint: words.fpsCodeHint }
  return { sections: [{ ...section, picture }], attachments: [pictureOf(code.picture, order.reference, picture.cid)] }
}

function pictureOf(dataUrl: string, reference: string, cid: string): Attachment {
  const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  return { filename: `FPS-${reference}.png`, contentType: 'image/png', content, cid }
}

async function accountRows(context: Context, order: OrderRow, words: Words, locale: Locale) {
  const { payment_channels: channels } = await requireShopConstants(context)
  switch (order.payment_channel) {
    case 'FPS':
      return [
        { label: words.fpsId, value: channels.fps.fps_id },
        { label: words.payee, value: channels.fps.payee_name },
      ]
    case 'PAYME':
      return [{ label: inLocale(channels.payme.title, locale), value: channels.payme.account }]
    default:
      return [
        { label: inLocale(channels.bank_transfer.bank_name, locale), value: channels.bank_transfer.account_number },
        { label: words.payee, value: channels.bank_transfer.account_name },
      ]
  }
}
