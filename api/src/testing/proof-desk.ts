import { uploadFile } from '@fitout/contract/files.ts'
import { findProofReading } from '@fitout/contract/staff/payment-readings.ts'
import { sql } from 'kysely'
import { shopConstants } from '../../database/seed/configuration/shop-constants.ts'
import { readPaymentPicture } from '../features/payment-readings/payment-readings-service.ts'
import { drawPicture } from './payment-pictures/draw-picture.ts'
import { layouts } from './payment-pictures/layouts.ts'
import { type MadeUpPayment, madeUpPayment } from './payment-pictures/made-up-payment.ts'
import type { withOrderDesk } from './order-desk.ts'
import type { StaffVisitor } from './staff.ts'
import type { Guest } from './visitors.ts'

type Desk = ReturnType<typeof withOrderDesk>

/** A proof of payment to the demo shop, as one of twelve apps shows it. */
export async function drawProof(changes: Partial<MadeUpPayment>, number = 1): Promise<Buffer> {
  const { fps } = shopConstants.payment_channels
  const own = { payee: fps.payee_name, payeeNumber: fps.fps_id }
  const layout = layouts[number - 1]
  if (!layout) throw new Error('there are twelve layouts')
  return drawPicture(layout, { ...madeUpPayment(number, 'en', 'fps'), ...own, ...changes })
}

/** Uploads a picture and submits it for an order; returns its id. */
export async function handIn(desk: Desk, guest: Guest, orderId: string, picture: Uint8Array): Promise<string> {
  const file = new File([new Uint8Array(picture)], 'proof', { type: 'image/png' })
  const { data } = await guest.call(uploadFile, { file })
  await desk.upload(guest, orderId, data._id)
  return data._id
}

/** Runs the queued readings in order. */
export async function readQueued({ shop }: Pick<Desk, 'shop'>): Promise<void> {
  const { rows } = await sql<{ fileId: string }>`
    select data ->> 'fileId' as "fileId" from pgboss.job where name = 'read-payment-picture' order by created_on`.execute(
    shop.context.db,
  )
  for (const job of rows) await readPaymentPicture(shop.context, job)
}

export async function readingOf(staff: StaffVisitor, id: string) {
  return (await staff.call(findProofReading, { params: { id } })).data
}
