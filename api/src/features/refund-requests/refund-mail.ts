import { inLocale, isLocale, type Locale } from '@fitout/contract/locales.ts'
import { refundRequestMails as cn } from '@fitout/contract/messages/cn/refund-request-mails.ts'
import { refundRequestMails as en } from '@fitout/contract/messages/en/refund-request-mails.ts'
import { refundRequestMails as zh } from '@fitout/contract/messages/zh/refund-request-mails.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { sendMail } from '../mails/mails-service.ts'
import { findPlacedOrder, orderLink } from '../orders/orders-service.ts'
import { type MoneyBack, moneyBackOf } from '../payments/payments-service.ts'
import { findOrderIdOfRequest, listRefundRequests, type RefundRequestRow } from './refund-requests-queries.ts'
import { clawedBackBy } from './clawed-back-by.ts'
import { byHandOf } from './money-by-hand.ts'

const words = { zh, cn, en }

/** Mails the customer the decision, or that the money was sent back, in the order's language. Idempotent per job. */
export async function sendRefundMail(context: Context, { requestId, sentAt }: Jobs['refund-mail']): Promise<void> {
  const orderId = await findOrderIdOfRequest(context.db, requestId)
  const placed = orderId && (await findPlacedOrder(context.db, orderId))
  const email = placed && placed.order.email
  if (!placed || !email) return
  const { order, lines } = placed
  const request = (await listRefundRequests(context.db, order.id)).find(({ id }) => id === requestId)
  if (!request || (request.status !== 'APPROVED' && request.status !== 'REJECTED')) return
  if (sentAt && request.sent_back_at?.toISOString() !== sentAt) return
  const locale = isLocale(order.language) ? order.language : 'zh'
  const text = words[locale]
  const isApproved = request.status === 'APPROVED'
  const { subject, lead } = sentAt ? text.sent : textOf(request, text)
  const heading = fillIn(subject, { reference: order.reference })
  const rows = request.items.map((item) => {
    const line = lines.find(({ variant_id }) => variant_id === item.variant_id)
    const title = `${inLocale(line?.product_title, locale)} · ${inLocale(line?.variant_title, locale)}`
    return { label: title, value: `× ${item.quantity}` }
  })
  const back = await moneyBackOf(context.db, order.id)
  const sum = sentAt ? byHandOf(request, back) : (request.amount_cents ?? 0)
  const amount = { label: text.amount, value: formatDollars(toDollars(sum)) }
  const points = { label: text.points, value: `${request.points}` }
  const taken = await clawedBackBy(context.db, request)
  const { isOpening, url } = await orderLink(context, order, locale)
  await sendMail(context, {
    id: sentAt ? `refund-sent-${requestId}-${sentAt}` : `refund-${requestId}`,
    to: email,
    recorded: { accountId: order.account_id, kind: 'order-refund', about: { is: 'order', id: order.id } },
    locale,
    heading,
    lead: [fillIn(text.greeting, { name: order.recipient_name }), lead],
    sections: [
      sentAt
        ? { title: text.items, rows: [...rows, amount], paragraphs: [] }
        : {
            title: text.items,
            rows: isApproved
              ? [...rows, amount, ...(request.points > 0 ? [points] : []), ...takenRows(taken, text, locale)]
              : rows,
            paragraphs: [
              ...(isApproved ? waysOf(request, back, text) : []),
              ...takenWords(taken, text),
              ...(request.answer ? [`${text.answer}${request.answer}`] : []),
            ],
          },
    ],
    action: { title: text.follow, hint: isOpening ? text.openHint : text.followHint, url },
    closing: text.closing,
  })
}

type Taken = Awaited<ReturnType<typeof clawedBackBy>>
type Text = (typeof words)[Locale]

/** An overpayment after a change was never requested by the customer. */
function textOf({ status, cause }: RefundRequestRow, text: Text) {
  if (status !== 'APPROVED') return text.rejected
  return cause === 'CHANGE' ? text.returned : text.approved
}

/** An order can be paid by card and by transfer: each refund method with its amount. */
function waysOf(request: RefundRequestRow, back: MoneyBack[], text: Text): string[] {
  const byHand = byHandOf(request, back)
  const parts: [string, number][] = [
    [text.byCard, (request.amount_cents ?? 0) - byHand],
    [text.byTransfer, byHand],
  ]
  return parts.flatMap(([way, cents]) => (cents > 0 ? [fillIn(way, { amount: formatDollars(toDollars(cents)) })] : []))
}

function takenRows(taken: Taken, text: Text, locale: Locale) {
  if (!taken) return []
  const vouchers = taken.vouchers.map(({ title, code, points }) => ({
    label: text.takenVoucher,
    value: fillIn(text.takenVoucherValue, { title: inLocale(title, locale), code, points }),
  }))
  const owed = taken.owed > 0 ? [{ label: text.owed, value: `${taken.owed}` }] : []
  return [{ label: text.taken, value: `${taken.points}` }, ...vouchers, ...owed]
}

function takenWords(taken: Taken, text: Text): string[] {
  if (!taken) return []
  return [
    text.takenWhy,
    ...(taken.vouchers.length > 0 ? [text.vouchersWhy] : []),
    ...(taken.owed > 0 ? [text.owedWhy] : []),
  ]
}
