import { createHmac, timingSafeEqual } from 'node:crypto'
import { replyLinkDays } from '@fitout/contract/enquiry-replies.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { linkSecret } from '../consents/consents-service.ts'

const day = 86_400_000

/** The page where the sender of an enquiry can read and reply without signing in. */
export async function replyLink(context: Context, enquiryId: string, { locale, from }: { locale: Locale; from: Date }) {
  const expires = new Date(from.getTime() + replyLinkDays * day)
  const until = Math.floor(expires.getTime() / 1000).toString(36)
  const token = `${enquiryId}.${until}.${await signature(context.db, enquiryId, until)}`
  return { url: `${context.config.publicUrl}${pathTo('enquiry-replies', locale)}?token=${token}`, expires }
}

/** The enquiry of a valid link. Throws `enquiry-not-found`. */
export async function readReplyLink({ db, clock }: Context, token: string): Promise<{ id: string; expires: Date }> {
  const [id = '', until = '', signed = ''] = token.split('.')
  const right = Buffer.from(await signature(db, id, until))
  const given = Buffer.from(signed)
  const isRight = right.length === given.length && timingSafeEqual(right, given)
  const expires = new Date(Number.parseInt(until, 36) * 1000)
  if (!isRight || !isId(id) || expires < clock.now()) throw new AppError('enquiry-not-found')
  return { id, expires }
}

async function signature(db: Database, id: string, until: string): Promise<string> {
  return createHmac('sha256', await linkSecret(db))
    .update(`enquiry replies ${id} ${until}`)
    .digest('base64url')
}
