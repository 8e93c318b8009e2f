import { nameOfMailbox, openImapMailbox, type OpenMailbox } from '../../adapters/mail/imap-mailbox.ts'
import type { Context } from '../../context.ts'
import { logFailure } from '../../log-failure.ts'
import type { Database } from '../../database/database.ts'
import {
  endLease,
  findMailboxHealth,
  leaseMailbox,
  type MailboxHealth,
  type MailboxRow,
  placeInMailbox,
} from './mail-queries.ts'
import { findThread } from './mail-thread.ts'
import { referencesOf, takeMail } from './take-mail.ts'

/** Longer than any mail takes: a mailbox held for longer belongs to a process that has died. */
const leaseSeconds = 300
const mailsAtOnce = 500
/** How far back a mailbox is looked through when its numbers have changed. */
const dayMilliseconds = 86_400_000

/**
 * Reads what arrived in the studio's mailbox since the last time, by one process at a time. Only mails that answer one of
 * ours are opened; nothing in the mailbox is changed. What fails is read the next minute.
 */
export async function readMailbox(context: Context): Promise<void> {
  const { imapUrl } = context.config
  if (!imapUrl) return
  const name = nameOfMailbox(imapUrl)
  const place = await leaseMailbox(context.db, name, leaseSeconds)
  if (!place) return
  let isRead = false
  try {
    const mailbox = await openImapMailbox(imapUrl)
    try {
      await readNew(context, name, mailbox, place)
      isRead = true
    } finally {
      await mailbox.close()
    }
  } catch (error) {
    logFailure(context.log, error, 'reading the mailbox of the studio')
  } finally {
    await endLease(context.db, name, isRead)
  }
}

async function readNew(context: Context, name: string, mailbox: OpenMailbox, place: MailboxRow): Promise<void> {
  const { validity } = mailbox
  const after = await startOf(mailbox, place)
  await placeInMailbox(context.db, name, { validity, uid: after, seconds: leaseSeconds })
  for (const { uid, size, references, inReplyTo } of await mailbox.listAfter(after, mailsAtOnce)) {
    if (await findThread(context.db, referencesOf({ references, inReplyTo }))) {
      const found = await mailbox.read(uid, size)
      const outcome = found && (await takeMail(context, found))
      if (outcome) context.log.info({ uid, outcome }, 'a mail about an enquiry was read')
    }
    await placeInMailbox(context.db, name, { validity, uid, seconds: leaseSeconds })
  }
}

/** A mailbox that is read for the first time is read from now on. */
async function startOf(mailbox: OpenMailbox, { validity, uid, read_at: readAt }: MailboxRow): Promise<number> {
  if (validity === mailbox.validity && uid !== null) return uid
  if (validity === null || readAt === null) return mailbox.newest
  return mailbox.newestBefore(new Date(readAt.getTime() - dayMilliseconds))
}

/** Undefined where no mailbox is set, or it has not been looked at yet. */
export async function lookAtMailbox(db: Database, imapUrl: string | undefined): Promise<MailboxHealth | undefined> {
  return imapUrl ? findMailboxHealth(db, nameOfMailbox(imapUrl)) : undefined
}
