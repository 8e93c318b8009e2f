import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { findOptOutKey } from './consents-queries.ts'

export type OptOutTarget = { email: string; locale: Locale }

/**
 * The address of the opt-out page for one email. The token is AES-256-GCM over language and address: it names nobody
 * to whoever reads it, and a changed one is none. It never dies, since an opt-out must always work.
 */
export async function optOutLink(context: Context, { email, locale }: OptOutTarget): Promise<string> {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await linkKey(context.db), nonce)
  const sealed = Buffer.concat([cipher.update(`${locale} ${email}`, 'utf8'), cipher.final()])
  const token = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  return `${context.config.publicUrl}/api/opt-outs?token=${token}`
}

/** Whom a link is for, or nothing when it is not one of ours, whole and untouched. */
export async function readOptOutToken(db: Database, token: string): Promise<OptOutTarget | undefined> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length < 32 || bytes.toString('base64url') !== token) return undefined
  const decipher = createDecipheriv('aes-256-gcm', await linkKey(db), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    const [locale, email] = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
      .toString('utf8')
      .split(' ')
    return isLocale(locale) && email ? { locale, email } : undefined
  } catch {
    return undefined
  }
}

/** How a contact stands on the list of those not to be written to: nobody can read it back. */
export async function contactHash(db: Database, contact: string): Promise<Buffer> {
  return createHmac('sha256', await findOptOutKey(db, 'contacts'))
    .update(contact)
    .digest()
}

async function linkKey(db: Database): Promise<Buffer> {
  return createHash('sha256')
    .update(await findOptOutKey(db, 'links'))
    .digest()
}
