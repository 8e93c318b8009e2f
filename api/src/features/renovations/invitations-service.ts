import { canonicalEmail } from '@fitout/contract/formats.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { invitationCode } from './invitation-code.ts'
import { findNewestInvitationTo } from './renovation-members-queries.ts'

/**
 * The code of the newest open invitation to a contact that its owner has just proved, so that a client who registered for it
 * is led back.
 */
export async function invitationTo({ clock }: Context, db: Database, contact: string): Promise<string | null> {
  if (!contact.includes('@')) return null
  const id = await findNewestInvitationTo(db, canonicalEmail(contact), clock.now())
  return id === undefined ? null : invitationCode(db, id)
}
