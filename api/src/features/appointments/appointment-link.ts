import { createHmac, timingSafeEqual } from 'node:crypto'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { linkSecret } from '../consents/consents-service.ts'
import { findLinkVersion } from './appointments-queries.ts'

/** The token that allows its holder to see, confirm, move and cancel one appointment. */
export async function appointmentToken(db: Database, id: string): Promise<string> {
  return `${id}.${await signature(db, id)}`
}

export async function appointmentLink(context: Context, id: string, locale: Locale): Promise<string> {
  const token = await appointmentToken(context.db, id)
  return `${context.config.publicUrl}${pathTo('appointment-change', locale)}?token=${token}`
}

const noAppointment = '00000000-0000-0000-0000-000000000000'

/**
 * Returns the id in a token. For an invalid token it returns an id that no appointment has, so that both take the
 * same path.
 */
export async function readAppointmentToken(db: Database, token: string): Promise<string> {
  const [id = '', signed = ''] = token.split('.')
  const right = Buffer.from(await signature(db, id))
  const given = Buffer.from(signed)
  const isRight = right.length === given.length && timingSafeEqual(right, given)
  return isRight && isId(id) ? id : noAppointment
}

async function signature(db: Database, id: string): Promise<string> {
  const version = isId(id) ? await findLinkVersion(db, id) : 0
  return createHmac('sha256', await linkSecret(db))
    .update(version > 0 ? `appointment ${id} ${version}` : `appointment ${id}`)
    .digest('base64url')
}
