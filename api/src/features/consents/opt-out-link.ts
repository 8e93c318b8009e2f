import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { findOptOutKey } from './consents-queries.ts'

export type OptOutTarget = { email: string; locale: Locale }

/**
 * The address of the opt-out page for one email. The token is AES-256-GCM over language and address: it reveals
 * neither, and a modified one is invalid. It never expires, since an opt-out must always work.
 */
export async function optOutLink(context: Context, { email, locale }: OptOutTarget): Promise<string> {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await linkKey(context.db), nonce)
  const sealed = Buffer.concat([cipher.update(`${locale} ${email}`, 'utf8'), cipher.final()])
  const token = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  return `${context.config.publicUrl}/api/opt-outs?token=${token}`
}

/** The target of a token; undefined if it is forged or damaged. */
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

/** The key of a contact in the opt-out list; the contact cannot be recovered from it. */
export async function contactHash(db: Database, contact: string): Promise<Buffer> {
  return createHmac('sha256', await findOptOutKey(db, 'contacts'))
    .update(contact)
    .digest()
}

const blockBytes = 64

/** The HMAC pads, with which the database can compute many hashes itself. */
export async function contactPads(db: Database): Promise<{ inner: Buffer; outer: Buffer }> {
  const typed = Buffer.from(await findOptOutKey(db, 'contacts'))
  const key = Buffer.alloc(blockBytes)
  const short = typed.length > blockBytes ? createHash('sha256').update(typed).digest() : typed
  short.copy(key)
  const padded = (pad: number) => Buffer.from(key.map((byte) => byte ^ pad))
  return { inner: padded(0x36), outer: padded(0x5c) }
}

const linkKeys = new WeakMap<Database, Buffer>()

/** Cached, since it never changes and every mail needs it. */
export async function linkKey(db: Database): Promise<Buffer> {
  const kept = linkKeys.get(db)
  if (kept) return kept
  const key = createHash('sha256')
    .update(await findOptOutKey(db, 'links'))
    .digest()
  linkKeys.set(db, key)
  return key
}
