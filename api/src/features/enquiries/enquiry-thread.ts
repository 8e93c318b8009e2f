import { createHmac, timingSafeEqual } from 'node:crypto'
import { isEmail } from '@fitout/contract/formats.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import type { Studio } from '../configuration/configuration-service.ts'
import { linkSecret } from '../consents/consents-service.ts'

const prefix = 'enquiry-thread-'

/**
 * The id of a mail that does not exist, as the first of a thread: mail programs repeat it in whatever answers it. It is
 * signed, since ids of enquiries are no secret.
 */
export async function threadId(db: Database, enquiryId: string): Promise<string> {
  return `${prefix}${enquiryId}.${await signature(db, enquiryId)}`
}

/** The enquiry of a thread's id, if we signed it. */
export async function readThreadId(db: Database, id: string): Promise<string | undefined> {
  if (!id.startsWith(prefix)) return undefined
  const [enquiryId = '', signed = ''] = id.slice(prefix.length).split('.')
  if (!isId(enquiryId)) return undefined
  const right = Buffer.from(await signature(db, enquiryId))
  const given = Buffer.from(signed)
  return right.length === given.length && timingSafeEqual(right, given) ? enquiryId : undefined
}

async function signature(db: Database, enquiryId: string): Promise<string> {
  return createHmac('sha256', await linkSecret(db))
    .update(`enquiry thread ${enquiryId}`)
    .digest('hex')
    .slice(0, 32)
}

/** The studio's published email address, to which answers go. */
export function publishedAddress({ email }: Studio, locale: Locale): string | undefined {
  const candidates = [inLocale(email?.title, locale), email?.url.replace(/^mailto:/, '')]
  return candidates.find((one): one is string => one !== undefined && isEmail(one))
}
