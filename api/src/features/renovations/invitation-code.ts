import { createHash, createHmac } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { linkSecret } from '../consents/consents-service.ts'

/**
 * The code of an invitation: 128 bits, the same each time, so that a mail that is sent twice carries one link. The
 * database keeps only its hash.
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
