import { isLocale } from '@fitout/contract/locales.ts'
import { type MailFailure, mailFailure } from '../../adapters/mail/mail-failure.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { logFailure } from '../../log-failure.ts'
import { findStudio, type Studio } from '../configuration/configuration-service.ts'
import { findConsentedContact, whyNoNewsletterFor } from '../consents/consents-service.ts'
import { sendMail } from '../mails/mails-service.ts'
import { showOneself } from '../staff/staff-service.ts'
import {
  claimRecipients,
  countOpen,
  findMailingRow,
  giveUpBegun,
  type MailingRow,
  settleRecipient,
  updateMailing,
} from './mailings-queries.ts'
import { writeMailing } from './write-mailing.ts'

/** Mails per job; other jobs run in between. */
const batchSize = 20
/** Longer than any mail takes to send: anything claimed for longer belongs to a worker that has died. */
const lostAfterSeconds = 120
const triesAtMost = 5

/** Sends the next mails of a mailing, and queues the job for the rest. Each mail is attempted once only. */
export async function runMailing(context: Context, { mailingId }: Jobs['mailing']): Promise<void> {
  const { db, clock } = context
  const mailing = await findMailingRow(db, mailingId)
  if (!mailing) return
  await giveUpBegun(db, mailingId, new Date(clock.now().getTime() - lostAfterSeconds * 1000))
  if (mailing.state !== 'SENDING') return
  const studio = await findStudio(context)
  const claimed = await claimRecipients(db, mailingId, clock.now(), batchSize)
  const outcomes = await Promise.all(claimed.map((one) => sendToOne(context, mailing, studio, one)))
  const unreached = outcomes.find((outcome) => outcome !== undefined)
  // The queue increases the delay with each retry.
  if (unreached) throw unreached
  await goOn(context, mailingId)
}

async function goOn(context: Context, mailingId: string): Promise<void> {
  await transaction(context.db, async (trx) => {
    const { waiting, begun } = await countOpen(trx, mailingId)
    if (waiting > 0) await context.jobs.enqueue(trx, 'mailing', { mailingId })
    else if (begun > 0)
      await context.jobs.enqueue(trx, 'mailing', { mailingId }, { startAfterSeconds: lostAfterSeconds })
    else await updateMailing(trx, mailingId, { state: 'SENT', finished_at: context.clock.now() })
  })
}

type Claimed = { id: string; account_id: string | null; tries: number }

/**
 * Sends one mail, if it may still be sent, and records the result. Returns the error if the server could not be reached.
 */
async function sendToOne(context: Context, mailing: MailingRow, studio: Studio, one: Claimed): Promise<unknown> {
  const { db, clock } = context
  const settle = async (state: 'SENT' | 'LEFT_OUT' | 'FAILED' | 'WAITING', reason?: string) =>
    settleRecipient(db, one.id, { state, now: clock.now(), ...(reason && { reason }) })
  const found = one.account_id ? await findConsentedContact(db, one.account_id, 'EMAIL') : undefined
  if (!found?.contentTypes.includes('newsletter')) {
    await settle('LEFT_OUT', (one.account_id && (await whyNoNewsletterFor(db, one.account_id))) ?? 'gone')
    return undefined
  }
  const content = writeMailing(context, studio, mailing, isLocale(found.language) ? found.language : 'zh')
  try {
    await sendMail(context, { ...content, id: `mailing-${one.id}`, to: found.contact, isByConsent: true, studio })
    await settle('SENT')
    return undefined
  } catch (error) {
    const failure = mailFailure(error)
    logFailure(context.log, error, 'mailing', { recipient: one.id, failure })
    const [state, reason] = afterFailure(failure, one.tries)
    await settle(state, reason)
    return failure === 'not-begun' ? error : undefined
  }
}

/** Only mails that were certainly not accepted are retried. */
function afterFailure(failure: MailFailure, tries: number): ['FAILED' | 'WAITING', string?] {
  if (failure === 'not-begun' || (failure === 'later' && tries < triesAtMost)) return ['WAITING']
  return ['FAILED', failure === 'unknown' ? 'unknown' : 'refused']
}

/** Sends the current draft to its author. */
export async function sendTest(context: Context, { id, mailingId, staffId, language }: Jobs['mailing-test']) {
  const mailing = await findMailingRow(context.db, mailingId)
  if (!mailing) return
  const { email: to } = await showOneself(context, staffId)
  const studio = await findStudio(context)
  const content = writeMailing(context, studio, mailing, language)
  await sendMail(context, { ...content, id: `mailing-test-${id}`, to, isByConsent: true, studio })
}
