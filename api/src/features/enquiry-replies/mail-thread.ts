import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { readThreadId } from '../enquiries/enquiries-service.ts'
import { findEnquiryOfAnswer } from './enquiry-replies-queries.ts'

export const idOfAnswerMail = (messageId: string) => `enquiry-reply-${messageId}`

/** The enquiry that a mail answers, by the mail ids that it refers to. */
export async function findThread(db: Database, references: readonly string[]): Promise<string | undefined> {
  // The newest come last.
  for (const reference of references.toReversed()) {
    const id = /^<(.+)@fitout>$/.exec(reference)?.[1]
    const found = id && ((await readThreadId(db, id)) ?? (await readAnswerId(db, id)))
    if (found) return found
  }
  return undefined
}

/** An answer's own id was drawn at random and stands nowhere but in its mail. Some programs repeat only the last id. */
async function readAnswerId(db: Database, id: string): Promise<string | undefined> {
  const messageId = id.slice(idOfAnswerMail('').length)
  return id === idOfAnswerMail(messageId) && isId(messageId) ? findEnquiryOfAnswer(db, messageId) : undefined
}
