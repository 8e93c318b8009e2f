import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { newReference } from '../database/new-reference.ts'

type Asked = { name: string; email: string; phone: string; description: string }

/** Inserts an enquiry as a row; returns its id. */
export async function leaveEnquiry(db: Database, accountId: string, { name, email, phone, description }: Asked) {
  const asked = { name, email, phone, subject: '', description, language: 'en' as const }
  const id = newId()
  await db
    .insertInto('enquiries')
    .values({
      ...asked,
      id,
      account_id: accountId,
      reference: newReference('EQ'),
      spam_score: 0,
      reply_by: new Date(),
    })
    .execute()
  return id
}
