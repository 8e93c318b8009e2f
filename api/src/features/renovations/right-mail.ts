import type { MemberRight } from '@fitout/contract/renovations.ts'
import { renovationMails as cn } from '@fitout/contract/messages/cn/renovation-mails.ts'
import { renovationMails as en } from '@fitout/contract/messages/en/renovation-mails.ts'
import { renovationMails as zh } from '@fitout/contract/messages/zh/renovation-mails.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { Jobs, RightNews } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { findLiveAccount } from '../accounts/accounts-service.ts'
import { recordedFor, sendMail } from '../mails/mails-service.ts'
import { listDecidingAccounts, listMembers } from './renovation-members-queries.ts'
import { findRenovation } from './renovations-queries.ts'

const words = { zh, cn, en }

type Change = RightNews & { renovationId: string; memberId: string; byId: string | undefined }

/**
 * Queues the news of a changed right, in the same transaction: to those who decide when a member has joined, to the
 * member otherwise. People are not mailed about their own actions.
 */
export async function notifyOfRight(context: Context, trx: Database, { byId, ...change }: Change): Promise<void> {
  const { renovationId, memberId, event } = change
  const readers = event === 'joined' ? await listDecidingAccounts(trx, renovationId) : [memberId]
  const at = context.clock.now().toISOString()
  for (const accountId of readers) {
    if (accountId === byId) continue
    await context.jobs.enqueue(trx, 'right-mail', { ...change, at, accountId })
  }
}

/** Mails one reader. Idempotent per job; outdated news is not sent. */
export async function sendRightMail(context: Context, job: Jobs['right-mail']): Promise<void> {
  const { renovationId, memberId, event, at } = job
  const members = await listMembers(context.db, renovationId)
  const right = members.find(({ account_id: id }) => id === memberId)?.right
  if (right !== ('right' in job ? job.right : undefined)) return
  const room = await findRenovation(context.db, renovationId)
  const reader = await findLiveAccount(context.db, job.accountId)
  const member = await findLiveAccount(context.db, memberId)
  if (!room || !reader?.email || !member) return
  const { language: locale, email: to } = reader
  const text = words[locale].right
  const wording = text.events[event]
  const lead = fillIn(wording.lead, { name: member.username ?? '', reference: room.reference })
  const path =
    event === 'removed' ? pathTo('account-projects', locale) : pathTo('account-project', locale, { id: renovationId })
  await sendMail(context, {
    id: `renovation-right-${renovationId}-${memberId}-${event}-${at}-${reader.id}`,
    to,
    locale,
    recorded: recordedFor(job, 'renovation-right', renovationId),
    heading: wording.subject,
    lead: [lead, ...rightIn(locale, event, right)],
    sections: [],
    action: { title: wording.action, hint: wording.hint, url: context.config.publicUrl + path },
    closing: text.closing,
  })
}

function rightIn(locale: keyof typeof words, event: RightNews['event'], right: MemberRight | undefined): string[] {
  if (!right) return []
  const { invitation, right: ofRight } = words[locale]
  return [event === 'joined' ? ofRight.ofOther[right] : invitation.rights[right]]
}
