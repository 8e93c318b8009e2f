import { setTimeout as pause } from 'node:timers/promises'
import type { Locale, Words } from '@fitout/contract/locales.ts'
import type { MemberRight } from '@fitout/contract/renovations.ts'
import { type JobName, jobNames } from '@fitout/contract/staff/failed-jobs.ts'
import { fromKysely, PgBoss, systemClock } from 'pg-boss'
import { afterCommit, type Database } from '../database/database.ts'
import { connectionTo } from '../database/hosts.ts'
import { timeLimits } from '../http/time-limits.ts'
import { tellOfQueues } from './schedules-queries.ts'

export type OrderEvent =
  | 'placed'
  | 'proof-received'
  | 'proof-refused'
  | 'paid'
  | 'payment-returned'
  | 'payment-link'
  | 'part-paid'
  | 'changed'
  | 'shipped'
  | 'completed'
  | 'cancelled'
  | 'cancelled-by-studio'
  | 'expired'

export type AppointmentEvent =
  | 'confirm'
  | 'booked'
  | 'moved'
  | 'corrected'
  | 'cancelled'
  | 'cancelled-by-studio'
  | 'order-cancelled'
  | 'taken-out'
  | 'reminder'
  | 'text-reminder'

export type QuotationEvent =
  | 'sent'
  | 'expiring'
  | 'withdrawn'
  | 'accepted'
  | 'accepted-on-paper'
  | 'declined'
  | 'cancelled'
  | 'early-start'

export type VariationEvent = 'sent' | 'approved' | 'declined' | 'withdrawn'

/** A member of the room, a staff member, or the invited client who has not joined yet. */
export type RoomReader = { accountId: string } | { staffId: string } | { invited: true }

/** What happened to a renovation's payment, or to an instalment due on a day. */
export type PaymentNews =
  | { recordId: string; event: 'received' | 'confirmed' | 'refused' }
  | { instalmentId: string; event: 'due' | 'reminder' | 'overdue'; day: string }

/** The certificate is signed by both sides, a warranty ends soon, or defects wait for the client. */
export type HandoverNews =
  | { event: 'certificate' }
  | { event: 'warranty-ends'; warrantyId: string }
  | { event: 'defects-fixed'; numbers: number[]; at: number }

/** A member has joined with a right, or their right was changed or withdrawn. */
export type RightNews = { event: 'joined' | 'changed'; right: MemberRight } | { event: 'removed' }

/** The data of each queue's jobs. A job is one service call that may safely run twice. */
export type Jobs = {
  /**
   * `of` distinguishes repeatable events of an order: the id of a change, the version after a payment, the minute of a link.
   */
  'order-mail': { orderId: string; event: OrderEvent; of?: string }
  /** News of a parcel to a member who agreed to it. The same order and event is the same message. */
  'delivery-message': { orderId: string; event: 'shipped' | 'delivered'; channel: 'EMAIL' | 'SMS' }
  'refund-mail': { requestId: string }
  /** A reply that its reader knows, or that was removed, is not sent. */
  'review-reply-mail': { reviewId: string }
  /** A picture that has been read meanwhile is not read again. */
  'read-payment-picture': { fileId: string }
  'enquiry-mail': { enquiryId: string }
  /** The same answer is the same mail. */
  'enquiry-reply-mail': { messageId: string }
  /** The same note is the same mail. */
  'hand-over-mail': { messageId: string }
  'renovation-invitation': { invitationId: string }
  /** To one reader: a change of a member's right at a moment. The same moment, member and reader is the same mail. */
  'right-mail': RightNews & { renovationId: string; memberId: string; at: string; accountId: string }
  /** To one reader. The same version, event and reader is the same mail. */
  'quotation-mail': { quotationId: string; event: QuotationEvent } & RoomReader
  'expire-quotations': Record<never, never>
  /** To one reader. The same variation, event and reader is the same mail. */
  'variation-mail': { variationId: string; event: VariationEvent } & RoomReader
  'expire-variations': Record<never, never>
  /** To one reader. The same payment or instalment, event, day and reader is the same mail. */
  'payment-mail': PaymentNews & ({ accountId: string } | { invited: true })
  'due-instalments': Record<never, never>
  /** To one reader. The same renovation or warranty and reader is the same mail. */
  'handover-mail': { renovationId: string; news: HandoverNews } & RoomReader
  'watch-defects': Record<never, never>
  'watch-warranties': Record<never, never>
  'sum-days': Record<never, never>
  'find-translations': Record<never, never>
  'find-guests': Record<never, never>
  'sort-products': Record<never, never>
  'sum-customers': Record<never, never>
  'gather-progress': Record<never, never>
  /** Events in a member's renovations between two moments: the same moments are the same message. */
  'progress-message': { accountId: string; channel: 'EMAIL' | 'SMS'; after: string; until: string }
  /** The same appointment, event and sequence is the same message. */
  'appointment-message': { appointmentId: string; event: AppointmentEvent; sequence: number }
  'appointment-reminders': Record<never, never>
  /** To one owner: which payment account fields were changed, or which text names accounts, when and by whom. */
  'payment-address-mail': {
    changeId: string
    ownerId: string
    at: string
    by: string | null
    fields: string[]
    text?: { kind: string; key: string; title: Words; accounts: string[] }
  }
  /** The same `id` is the same mail. */
  'subscription-mail': { accountId: string; id: string }
  'publish-due': Record<never, never>
  /** A sale begins or ends. */
  'turn-sales': Record<never, never>
  'wishlist-news': Record<never, never>
  /** The same `id` is the same message. */
  'wishlist-message': { id: string; accountId: string; channel: 'EMAIL' | 'SMS'; news: WishlistNews[] }
  'stock-notices': Record<never, never>
  /** The same `mailId` is the same mail. */
  'stock-notice': { noticeId: string; event: 'confirm' | 'back'; mailId: string }
  /** Sends the next mails of a mailing. */
  mailing: { mailingId: string }
  /** The same `id` is the same mail. */
  'mailing-test': { id: string; mailingId: string; staffId: string; language: Locale }
  'personal-data-export': { exportId: string }
  'product-import': { importId: string }
  /** Continues the import of a file from another shop. */
  import: { importId: string }
  'import-pictures': { importId: string; archiveId: string }
  'import-invitations': { importId: string }
  /** The same number is the same attempt. */
  'webhook-delivery': { deliveryId: string; number: number }
  /** To one owner: a webhook was switched off. */
  'webhook-mail': { endpointId: string; ownerId: string; at: string }
  /** Storage objects uploaded by a person whose data was erased. */
  'erase-objects': { keys: string[] }
  'account-message': AccountMessage
  'expire-orders': Record<never, never>
  'proof-reminders': Record<never, never>
  /** To one staff member. The same day is the same mail. */
  'proof-reminder-mail': { staffId: string; day: string }
  'watch-health': Record<never, never>
  /** To one staff member. The same moment is the same mail. */
  'health-mail': { staffId: string; at: string }
  /** To one staff member: a notice they chose to get by mail. The same `id` is the same mail. */
  'staff-notice-mail': { id: string; staffId: string; noticeIds: string[] }
  /** To one staff browser: all notices waiting for it. A retry sends nothing twice. */
  'staff-push-message': { deviceId: string }
  'queue-staff-notices': Record<never, never>
  /** To one staff member, about the seven days before a Monday. The same Monday is the same mail. */
  'weekly-summary-mail': { staffId: string; monday: string }
  'queue-weekly-summaries': Record<never, never>
  'ask-payments': Record<never, never>
  'end-payment-page': { provider: string; providerSession: string }
  'refund-payment': { refundId: string }
  'forget-card': { provider: string; providerCard: string }
  'sandbox-notification': { body: string }
  sweep: Record<never, never>
}

/** A change of a product on a wishlist; `beforeCents` is the price its owner last saw. */
export type WishlistNews = { productId: string; event: 'back' | 'reduced'; cents: number; beforeCents: number }

/** A message about an account. Its code is generated when it is sent, so that no queue ever contains one. */
export type AccountMessage = {
  messageId: string
  /** Null for a contact that has no account: the work looks the same from outside. */
  accountId: string | null
  about:
    | 'verify-email'
    | 'verify-phone'
    | 'reset-password'
    | 'claim'
    | 'join-guest'
    | 'change-email'
    | 'change-phone'
    | 'prove-email'
    | 'prove-phone'
    | 'delete-account'
    | 'account-exists'
    | 'contact-in-use'
    | 'password-changed'
    | 'contact-changed'
    | 'passkey-added'
    | 'moved-in'
    | 'customers-merged'
  /** The account's contact to use if no code determines it. */
  channel?: 'EMAIL' | 'PHONE'
  /** The account's former contact. */
  to?: string
}

export type JobQueue = {
  /** Queues a job within the transaction, so that it exists exactly when the work does. */
  enqueue: <Name extends JobName>(
    trx: Database,
    name: Name,
    data: Jobs[Name],
    options?: { startAfterSeconds: number },
  ) => Promise<void>
  stop: () => Promise<void>
}

// A frozen database never answers; queries are then repeated.
const answerWithinMilliseconds = 30_000

// The queue waits by the process's clock, and would wait out an hour by which the machine's clock was set back. The offset from
// the database's clock is measured each minute.
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/** Options that the queue passes on to its connections. */
function waitingFor(databaseUrl: string) {
  return { ...connectionTo(databaseUrl), query_timeout: answerWithinMilliseconds }
}

const lookForDeadSeconds = 30

export function openBoss(databaseUrl: string, runsJobs: boolean, onError: (error: unknown) => void): PgBoss {
  const boss = new PgBoss({
    ...waitingFor(databaseUrl),
    connectionTimeoutMillis: timeLimits.connection,
    max: runsJobs ? 4 : 2,
    supervise: runsJobs,
    superviseIntervalSeconds: lookForDeadSeconds,
    monitorIntervalSeconds: lookForDeadSeconds,
    clock: steadyClock,
    clockMonitorIntervalSeconds: 60,
    cronMonitorIntervalSeconds: 10,
    schedule: runsJobs,
    useListenNotify: runsJobs,
    application_name: 'fitout jobs',
  })
  boss.on('error', onError)
  return boss
}

// A job without a heartbeat from its worker for this long is retried; together with the poll and the first delay, within 90 s.
const heartbeatSeconds = 40
const retries = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 900, heartbeatSeconds }

/** Creates missing tables and queues of the job queue; safe to repeat. */
export async function openJobQueue(databaseUrl: string, onError: (error: unknown) => void): Promise<JobQueue> {
  const boss = openBoss(databaseUrl, false, onError)
  await boss.start()
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of jobNames) {
    const queue = present.get(name)
    // A notification within a transaction makes every commit wait for the previous one.
    if (!queue) await boss.createQueue(name, retries)
    else if (queue.notify || queue.heartbeatSeconds !== heartbeatSeconds)
      await boss.updateQueue(name, { notify: false, heartbeatSeconds })
  }
  const { tell, stop } = tellOfJobs(boss, onError)
  return {
    enqueue: async (trx, name, data, options) => {
      await boss.send(name, data, {
        db: fromKysely(trx as never),
        ...(options && { startAfter: options.startAfterSeconds }),
        // It may name a contact, so it is removed once it is done.
        ...(name === 'account-message' && { deleteAfterSeconds: 60 }),
      })
      if (!options) afterCommit(trx, () => tell(name))
    },
    async stop() {
      await stop()
      await boss.stop({ graceful: false, close: true })
    },
  }
}

const gatheredMilliseconds = 20

/** Notifies the processes that run jobs of new ones, those of a moment together. Missed ones are found by the next poll. */
function tellOfJobs(boss: PgBoss, onError: (error: unknown) => void) {
  const names = new Set<JobName>()
  let telling: Promise<unknown> | undefined

  async function tellSoon(): Promise<void> {
    await pause(gatheredMilliseconds)
    const payload = [...names]
    names.clear()
    telling = undefined
    await boss.getDb().executeSql(tellOfQueues, [payload])
  }

  return {
    tell(name: JobName): void {
      names.add(name)
      telling ??= tellSoon().catch(onError)
    },
    stop: async () => telling,
  }
}
