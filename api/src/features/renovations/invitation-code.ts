import { createHash, createHmac } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { linkSecret } from '../consents/consents-service.ts'

/**
 * The code of an invitation: 128 bits, derived from its id, so that a mail sent twice contains the same link. Only its
 * hash is stored.
 */
export async function invitationCode(db: Database, invitationId: string): Promise<string> {
  return createHmac('sha256', await linkSecret(db))
    .update(`renovation invitation ${invitationId}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}

export function codeHash(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
