import type { Context } from '../../context.ts'
import { trackingUrlOf } from '../couriers/couriers-service.ts'
import type { MailRow } from '../mails/mails-service.ts'
import type { OrderRow } from './orders-queries.ts'

/** The tracking number for a mail, with a link if the courier has a tracking page. */
export async function trackingRow(
  { db }: Context,
  { courier_id: courierId, tracking_number: value }: OrderRow,
  { trackingNumber: label }: { trackingNumber: string },
): Promise<MailRow | undefined> {
  if (!value) return undefined
  const url = await trackingUrlOf(db, courierId, value)
  return { label, value, ...(url && { url }) }
}
