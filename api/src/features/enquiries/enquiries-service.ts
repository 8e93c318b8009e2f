import type { Body } from '@fitout/contract/endpoint.ts'
import type { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { canonicalEmail, isEmail, isPhoneOf } from '@fitout/contract/formats.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { inSquareFeet } from '@fitout/contract/saleable-area.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { newReference } from '../../database/new-reference.ts'
import { AppError } from '../../http/app-error.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import { requireShopConstants } from '../configuration/configuration-service.ts'
import { releaseFile, useFile, usePlan } from '../files/files-service.ts'
import { once } from '../idempotency/idempotency-service.ts'
import {
  deleteEnquiriesBefore,
  type EnquiryRow,
  findEnquiry,
  insertEnquiry,
  listEnquiryRows,
  lockEnquiryRow,
  putWaiting,
} from './enquiries-queries.ts'
import { enquiryLimits } from './enquiry-limits.ts'
import { replyBy } from './reply-by.ts'
import { spamFrom, spamScore } from './spam-score.ts'

export { enquiryMailWords } from './enquiry-mail.ts'
export { publishedAddress, readThreadId, threadId } from './enquiry-thread.ts'
export type { EnquiryRow }

type Enquiry = Body<typeof sendEnquiry>
type Sender = { accountId: string | undefined; source: string | undefined; locale: Locale }
type Receipt = { _id: string; reference: string; reply_by: string }

/** The account for stored answers to senders without a session; their keys differ by source. */
const noAccount = '00000000-0000-0000-0000-000000000000'

/**
 * Accepts an enquiry, at most once per key. Spam gets the same answer, but no mail. Throws `rate-limited`,
 * `invalid-input`, `file-not-found`.
 */
export async function receiveEnquiry(
  context: Context,
  sender: Sender,
  enquiry: Enquiry,
  idempotencyKey: string | undefined,
): Promise<Receipt> {
  const contact = contactOf(enquiry)
  const from = keyOf(context, sender.source ?? 'this process')
  const { atMost, seconds } = enquiryLimits.enquiriesOfSource
  await takeFromAllowance(context, `enquiries from ${from}`, atMost, seconds)
  const now = context.clock.now()
  const promise = await promiseReply(context, now)
  const keep = (trx: Database) => keepEnquiry(context, trx, { sender, enquiry, contact, now, promise })
  if (!idempotencyKey) return transaction(context.db, keep)
  const operation = {
    accountId: sender.accountId ?? noAccount,
    operation: sender.accountId ? 'enquiry' : `enquiry from ${from}`,
    key: idempotencyKey,
  }
  // The time the form was open differs between retries of the same enquiry.
  return once(context, operation, { ...enquiry, seconds: undefined }, keep)
}

/** The reply deadline of an enquiry that arrives now. */
export async function promiseReply(context: Context, now: Date): Promise<Date> {
  const { opening_hours, reply_working_days } = await requireShopConstants(context)
  return replyBy(now, reply_working_days, opening_hours)
}

type Contact = { email: string | null; phone: string | null }

/** The contact of the sender: an email, whole or in two parts, or a telephone number. */
function contactOf({ email, email_prefix, email_provider, area_code, phone }: Enquiry): Contact {
  const joined = email || (email_prefix || email_provider ? `${email_prefix}@${email_provider.replace(/^@/, '')}` : '')
  const address = canonicalEmail(joined)
  if (address && !isEmail(address)) {
    throw new AppError('invalid-input', { errors: [{ path: 'email_prefix', code: 'email-format' }] })
  }
  if (phone && !isPhoneOf(area_code || '852', phone)) {
    throw new AppError('invalid-input', { errors: [{ path: 'phone', code: 'phone-format' }] })
  }
  if (!address && !phone) throw new AppError('invalid-input', { errors: [{ path: 'email', code: 'required' }] })
  return { email: address || null, phone: phone || null }
}

type NewEnquiry = { sender: Sender; enquiry: Enquiry; contact: Contact; now: Date; promise: Date }

async function keepEnquiry(
  context: Context,
  trx: Database,
  { sender, enquiry, contact, now, promise }: NewEnquiry,
): Promise<Receipt> {
  const [id, reference] = [newId(), newReference('EQ')]
  const score = spamScore({ ...enquiry, email: contact.email ?? '', seconds: enquiry.seconds })
  const { accountId, locale } = sender
  if (accountId) await ensureGuestAccount(trx, accountId, locale)
  if (!accountId && enquiry.floor_plans.length + enquiry.photos.length > 0) throw new AppError('file-not-found')
  if (accountId) {
    for (const fileId of enquiry.floor_plans) await usePlan(trx, accountId, fileId)
    for (const fileId of enquiry.photos) await useFile(trx, accountId, fileId)
  }
  await insertEnquiry(trx, {
    id,
    reference,
    account_id: accountId ?? null,
    language: locale,
    name: enquiry.name,
    ...contact,
    area_code: contact.phone && (enquiry.area_code || '852'),
    subject: enquiry.subject,
    description: enquiry.description,
    budget: enquiry.budget || null,
    style: enquiry.style || null,
    location: enquiry.location || null,
    area: enquiry.area ?? null,
    area_units: enquiry.area === undefined ? null : enquiry.area_units,
    saleable_sqft: enquiry.area === undefined ? null : inSquareFeet(enquiry.area, enquiry.area_units),
    floor_plan_ids: enquiry.floor_plans,
    photo_ids: enquiry.photos,
    project_id: enquiry.project ?? null,
    service_id: enquiry.service ?? null,
    source_page: enquiry.source_page || null,
    status: score >= spamFrom ? 'SPAM' : 'NEW',
    spam_score: score,
    reply_by: promise,
    created_at: now,
  })
  if (score < spamFrom && contact.email) await context.jobs.enqueue(trx, 'enquiry-mail', { enquiryId: id })
  return { _id: id, reference, reply_by: promise.toISOString() }
}

type Status = Parameters<typeof listEnquiryRows>[1][number]

/** Enquiries as staff see them, newest first; spam only on request. */
export async function listEnquiries(
  context: Context,
  { statuses = ['NEW', 'ANSWERED', 'CLOSED'], page = 1 }: { statuses?: readonly Status[]; page?: number } = {},
) {
  const limit = 50
  return listEnquiryRows(context.db, statuses, { offset: (page - 1) * limit, limit })
}

/** The parts of an enquiry that a renovation copies; locked until the transaction ends if requested. */
export async function findEnquiryForRoom(
  db: Database,
  enquiryId: string,
  use?: 'for change',
): Promise<EnquiryRow | undefined> {
  return use ? lockEnquiryRow(db, enquiryId) : findEnquiry(db, enquiryId)
}

/** Whether something typed into a form counts as spam. */
export function isSpam(judged: Parameters<typeof spamScore>[0]): boolean {
  return spamScore(judged) >= spamFrom
}

/** Throws `enquiry-not-found`. */
export async function requireEnquiry(db: Database, enquiryId: string): Promise<EnquiryRow> {
  const enquiry = isId(enquiryId) ? await findEnquiry(db, enquiryId) : undefined
  if (!enquiry) throw new AppError('enquiry-not-found')
  return enquiry
}

/** Throws `enquiry-not-found`, also for another account's enquiry. */
export async function requireOwnEnquiry(db: Database, accountId: string, enquiryId: string): Promise<void> {
  const { account_id: owner } = await requireEnquiry(db, enquiryId)
  if (owner !== accountId) throw new AppError('enquiry-not-found')
}

/**
 * Its sender has written again: it is new once more, with a new deadline. Spam is not affected. Throws
 * `enquiry-not-found`.
 */
export async function waitForStudio(trx: Database, id: string, at: { now: Date; promise: Date }): Promise<void> {
  const enquiry = await lockEnquiryRow(trx, id)
  if (!enquiry) throw new AppError('enquiry-not-found')
  if (enquiry.status !== 'SPAM') await putWaiting(trx, enquiry, at)
}

/** Deletes enquiries past the retention period; the next sweep of files removes the pictures. */
export async function sweepEnquiries(context: Context): Promise<void> {
  const now = context.clock.now().getTime()
  const daysAgo = (days: number) => new Date(now - days * 86_400_000)
  await transaction(context.db, async (trx) => {
    const times = { spam: daysAgo(enquiryLimits.spamDays), others: daysAgo(enquiryLimits.retentionDays) }
    for (const fileId of await deleteEnquiriesBefore(trx, times)) await releaseFile(trx, fileId)
  })
}
