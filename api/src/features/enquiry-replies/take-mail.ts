import { createHash } from 'node:crypto'
import { replyCharacters } from '@fitout/contract/enquiry-replies.ts'
import { canonicalEmail } from '@fitout/contract/formats.ts'
import PostalMime, { type Email } from 'postal-mime'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { logFailure } from '../../log-failure.ts'
import { hasTaken } from '../allowances/allowances-service.ts'
import { findEnquiryForRoom, promiseReply, waitForStudio, type EnquiryRow } from '../enquiries/enquiries-service.ts'
import { useFile, usePlan } from '../files/files-service.ts'
import { isAutomatic } from './automatic-mail.ts'
import { insertMail, isKnownMail, isKnownSender } from './mail-queries.ts'
import { type KeptFiles, keepAttachments } from './mail-attachments.ts'
import { findThread } from './mail-thread.ts'
import { isOwnAddress } from './own-address.ts'
import { replyLimits } from './reply-limits.ts'
import { writtenText } from './written-text.ts'

/** What became of a mail; only `taken` and `held` ones are messages. */
export type Outcome = 'taken' | 'held' | 'known' | 'automatic' | 'other' | 'broken'

/** A mail of the studio's mailbox; what was too large is cut off at its end. */
export type FoundMail = { source: Uint8Array; isWhole: boolean }

/**
 * Makes a message of a mail that answers one about an enquiry. Nothing is sent for it, so that two machines can never
 * answer each other. The same mail twice is one message.
 */
export async function takeMail(context: Context, { source, isWhole }: FoundMail): Promise<Outcome> {
  const mail = await parse(context, source)
  if (!mail) return 'broken'
  const from = canonicalEmail(mail.from?.address ?? '')
  const enquiryId = await findThread(context.db, referencesOf(mail))
  const enquiry = enquiryId && (await findEnquiryForRoom(context.db, enquiryId))
  if (!enquiry || !from) return 'other'
  if (isAutomatic(mail.headers, { from, subject: mail.subject ?? '' })) return 'automatic'
  if (await isOwnAddress(context, from)) return 'automatic'
  const key = keyOf(mail, source)
  if (await isKnownMail(context.db, key)) return 'known'
  const { atMost, seconds } = replyLimits.mails
  if (!(await hasTaken(context, `mails about ${enquiry.id}`, atMost, seconds))) {
    context.log.warn({ enquiry: enquiry.id }, 'more mails about an enquiry than are read stay in the mailbox')
    return 'other'
  }
  const isOwn = await isKnownSender(context.db, enquiry.id, from)
  const files = await keepAttachments(context, enquiry, isWhole ? mail.attachments : [], {
    left: isWhole ? [] : mail.attachments.flatMap(({ filename }) => filename ?? []),
  })
  return write(context, { enquiry, mail, key, files, from: isOwn.isOfEnquiry ? null : from, isHeld: !isOwn.isKnown })
}

/** A mail that cannot be parsed must not keep the next ones from being read. */
async function parse(context: Context, source: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(source, { maxNestingDepth: 20, forceRfc822Attachments: true })
  } catch (error) {
    logFailure(context.log, error, 'parsing a mail')
    return undefined
  }
}

type Taken = { enquiry: EnquiryRow; mail: Email; key: string; files: KeptFiles; from: string | null; isHeld: boolean }

async function write(context: Context, { enquiry, mail, key, files, from, isHeld }: Taken): Promise<Outcome> {
  const now = context.clock.now()
  const promise = await promiseReply(context, now)
  const { text, whole } = writtenText(mail)
  return transaction(context.db, async (trx) => {
    await waitForStudio(trx, enquiry.id, { now, promise })
    const isNew = await insertMail(trx, {
      id: newId(),
      enquiry_id: enquiry.id,
      kind: 'REPLY',
      text: text.slice(0, replyCharacters),
      mail_text: whole ?? (text.length > replyCharacters ? text : null),
      mail_key: key,
      mail_from: from,
      is_held: isHeld,
      file_ids: files.pictures,
      plan_ids: files.plans,
      left_files: files.left,
      created_at: now,
    })
    if (!isNew) return 'known'
    for (const id of files.pictures) await useFile(trx, enquiry.account_id ?? '', id)
    for (const id of files.plans) await usePlan(trx, enquiry.account_id ?? '', id)
    return isHeld ? 'held' : 'taken'
  })
}

/** The ids that a mail refers to, the newest last. */
export function referencesOf({ references = '', inReplyTo = '' }: Pick<Email, 'references' | 'inReplyTo'>): string[] {
  return `${references} ${inReplyTo}`.match(/<[^<>\s]{1,250}>/g)?.slice(-100) ?? []
}

function keyOf({ messageId }: Email, source: Uint8Array): string {
  return createHash('sha256')
    .update(messageId ?? source)
    .digest('base64url')
}
