import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { linkSecret } from '../consents/consents-service.ts'

/** The URL with which a staff member unsubscribes from the summaries without signing in. */
export async function endLink(context: Context, staffId: string): Promise<string> {
  const token = `${staffId}.${await signature(context.db, staffId)}`
  return `${context.config.publicUrl}/api/weekly-summaries?token=${token}`
}

/** The staff id of a link; undefined if its token is invalid. */
export async function staffOfLink(db: Database, token: string): Promise<string | undefined> {
  const [id = '', signed = ''] = token.split('.')
  if (!isId(id)) return undefined
  const right = Buffer.from(await signature(db, id))
  const given = Buffer.from(signed)
  return right.length === given.length && timingSafeEqual(right, given) ? id : undefined
}

async function signature(db: Database, staffId: string): Promise<string> {
  return createHmac('sha256', await linkSecret(db))
    .update(`weekly summary ${staffId}`)
    .digest('base64url')
}
