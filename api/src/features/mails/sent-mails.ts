import type { sentMailKinds, sentMailSubjects } from '@fitout/contract/staff/sent-mails.ts'
import { mailFailure } from '../../adapters/mail/mail-failure.ts'
import type { Context } from '../../context.ts'
import type { RoomReader } from '../../jobs/job-data.ts'
import { logFailure } from '../../log-failure.ts'
import { deleteSentMails, putSentMail } from './sent-mails-queries.ts'

/** What is recorded of a mail to a customer: never its words. */
export type SentMail = {
  accountId: string
  kind: (typeof sentMailKinds)[number]
  about?: { is: (typeof sentMailSubjects)[number]; id: string }
}

const keptDays = 365

/** Sends a mail and records how it went. What cannot be recorded is only logged: the mail must not be sent again for it. */
export async function sendRecorded(
  context: Context,
  id: string,
  mail: SentMail,
  send: () => Promise<void>,
): Promise<void> {
  const record = async (state: 'SENT' | 'FAILED' | 'REFUSED') =>
    putSentMail(context.db, {
      id,
      account_id: mail.accountId,
      kind: mail.kind,
      about: mail.about?.is ?? null,
      about_id: mail.about?.id ?? null,
      state,
      at: context.clock.now(),
    }).catch((error: unknown) => logFailure(context.log, error, 'recording a mail'))
  try {
    await send()
  } catch (error) {
    await record(mailFailure(error) === 'refused' ? 'REFUSED' : 'FAILED')
    throw error
  }
  await record('SENT')
}

export async function sweepSentMails({ db, clock }: Context): Promise<void> {
  await deleteSentMails(db, new Date(clock.now().getTime() - keptDays * 86_400_000))
}

/** For mails about an enquiry, which may have no account. */
export function recordedOf(
  enquiry: { id: string; account_id: string | null },
  kind: SentMail['kind'],
): SentMail | undefined {
  const { account_id: accountId, id } = enquiry
  return accountId === null ? undefined : { accountId, kind, about: { is: 'enquiry', id } }
}

/** For mails about a renovation, which go to staff and invited clients too. */
export function recordedFor(reader: RoomReader, kind: SentMail['kind'], renovationId: string): SentMail | undefined {
  if (!('accountId' in reader)) return undefined
  return { accountId: reader.accountId, kind, about: { is: 'renovation', id: renovationId } }
}
