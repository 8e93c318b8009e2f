import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { orderMails as cn } from '@fitout/contract/messages/cn/order-mails.ts'
import { orderMails as en } from '@fitout/contract/messages/en/order-mails.ts'
import { orderMails as zh } from '@fitout/contract/messages/zh/order-mails.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { fillIn } from '../../words.ts'
import type { MailSection } from '../mails/mails-service.ts'
import { type ChangedLine, listOrderChanges } from './order-changes-queries.ts'
import { excessOf, openOf } from './order-money.ts'
import type { OrderRow } from './orders-queries.ts'

const words = { zh, cn, en }

/** The changes by the studio, item by item. */
export async function changeSection(
  context: Context,
  order: OrderRow,
  changeId: string,
  locale: Locale,
): Promise<MailSection[]> {
  const change = (await listOrderChanges(context.db, order.id)).find(({ id }) => id === changeId)
  if (!change) return []
  const text = words[locale].change
  const { before_cents: before, after_cents: after } = change
  const total = { label: text.total, value: fromTo(before, after) }
  return [
    {
      title: text.title,
      rows: [...change.lines.flatMap((line) => lineRow(line, locale)), ...(before === after ? [] : [total])],
      paragraphs: change.fields.map((field) => text.fields[field as keyof typeof text.fields]),
    },
  ]
}

function fromTo(before: number, after: number): string {
  return `${formatDollars(toDollars(before))} → ${formatDollars(toDollars(after))}`
}
function lineRow(line: ChangedLine, locale: Locale) {
  const { product_title, variant_title, before, after, is_gift } = line
  const text = words[locale].change
  const title = `${inLocale(product_title, locale)} · ${inLocale(variant_title, locale)}`
  const label = is_gift ? fillIn(words[locale].giftLine, { title }) : title
  const to = timeOf(line.starts_after)
  if (before === 0) return { label, value: [fillIn(text.added, { count: String(after) }), ...to].join(' · ') }
  if (after === 0) return { label, value: text.removed }
  const units = before === after ? [] : [`× ${before} → × ${after}`]
  const times = line.starts_before === line.starts_after ? [] : [[...timeOf(line.starts_before), ...to].join(' → ')]
  const value = [...units, ...times].join(' · ')
  // Another staff member at the same time: not shown.
  return value ? { label, value } : []
}

function timeOf(starts: string | null): string[] {
  return starts ? [hongKongTime(new Date(starts))] : []
}

/** The balance of a partly paid or overpaid order, and what follows. */
export function balanceSection(order: OrderRow, locale: Locale): MailSection[] {
  const open = openOf(order)
  const excess = excessOf(order)
  if (order.paid_cents === 0 || (open === 0 && excess === 0)) return []
  const text = words[locale].balance
  const rows = [
    { label: text.paid, value: formatDollars(toDollars(order.paid_cents)) },
    open > 0
      ? { label: text.open, value: formatDollars(toDollars(open)) }
      : { label: text.back, value: formatDollars(toDollars(excess)) },
  ]
  return [{ title: text.title, rows, paragraphs: excess > 0 ? [text.backLead] : [] }]
}
