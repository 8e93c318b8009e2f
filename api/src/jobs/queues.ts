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

/** A member of the room, one of the staff, or the client who has been invited and has not joined yet. */
export type RoomReader = { accountId: string } | { staffId: string } | { invited: true }

/** What becomes of a renovation's payment, or of an instalment that is due on a day. */
export type PaymentNews =
  | { recordId: string; event: 'received' | 'confirmed' | 'refused' }
  | { instalmentId: string; event: 'due' | 'reminder' | 'overdue'; day: string }

/** The certificate is signed by both, or a warranty ends soon. */
export type HandoverNews = { event: 'certificate' } | { event: 'warranty-ends'; warrantyId: string }

/** A member has joined with a right, got another, or lost it. */
export type RightNews = { event: 'joined' | 'changed'; right: MemberRight } | { event: 'removed' }

/** What each queue's jobs carry. A body is one service call that may safely run twice. */
export type Jobs = {
  /** `of` tells apart what may happen to an order more than once: the id of a change, the version after a payment, the minute of a link. */
  'order-mail': { orderId: string; event: OrderEvent; of?: string }
  /** News of a parcel to a member who agreed to it. The same order and event is the same message. */
  'delivery-message': { orderId: string; event: 'shipped' | 'delivered'; channel: 'EMAIL' | 'SMS' }
  'refund-mail': { requestId: string }
  /** A picture that was read meanwhile is not read again. */
  'read-payment-picture': { fileId: string }
  'enquiry-mail': { enquiryId: string }
  /** The same answer is the same mail. */
  'enquiry-reply-mail': { messageId: string }
  /** The same note is the same mail. */
  'hand-over-mail': { messageId: string }
  'renovation-invitation': { invitationId: string }
  /** To one reader: what became of a member's right at a moment. The same moment, member and reader is the same mail. */
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
  'watch-warranties': Record<never, never>
  'sum-days': Record<never, never>
  'find-translations': Record<never, never>
  'find-guests': Record<never, never>
  'sort-products': Record<never, never>
  'sum-customers': Record<never, never>
  'gather-progress': Record<never, never>
  /** What happened in a member's renovations after one moment, up to another: the same moments are the same message. */
  'progress-message': { accountId: string; channel: 'EMAIL' | 'SMS'; after: string; until: string }
  /** The same appointment, event and sequence is the same message. */
  'appointment-message': { appointmentId: string; event: AppointmentEvent; sequence: number }
  'appointment-reminders': Record<never, never>
  /** To one owner: which fields of where money is paid to were changed, or which text names accounts, when and by whom. */
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
  /** Goes on with a file of another shop. */
  import: { importId: string }
  'import-pictures': { importId: string; archiveId: string }
  'import-invitations': { importId: string }
  /** The same number is the same try. */
  'webhook-delivery': { deliveryId: string; number: number }
  /** To one owner: a webhook was switched off. */
  'webhook-mail': { endpointId: string; ownerId: string; at: string }
  /** Objects of the storage that a forgotten person had uploaded. */
  'erase-objects': { keys: string[] }
  'account-message': AccountMessage
  'expire-orders': Record<never, never>
  'proof-reminders': Record<never, never>
  /** To one of the staff. The same day is the same mail. */
  'proof-reminder-mail': { staffId: string; day: string }
  'watch-health': Record<never, never>
  /** To one of the staff. The same moment is the same mail. */
  'health-mail': { staffId: string; at: string }
  /** To one of the staff: what they want to hear of by mail. The same `id` is the same mail. */
  'staff-notice-mail': { id: string; staffId: string; noticeIds: string[] }
  /** To one browser of one of the staff, all that waits for it. Tried again it sends nothing. */
  'staff-push-message': { deviceId: string }
  'queue-staff-notices': Record<never, never>
  /** To one of the staff, of the seven days before a Monday. The same Monday is the same mail. */
  'weekly-summary-mail': { staffId: string; monday: string }
  'queue-weekly-summaries': Record<never, never>
  'ask-payments': Record<never, never>
  'end-payment-page': { provider: string; providerSession: string }
  'refund-payment': { refundId: string }
  'forget-card': { provider: string; providerCard: string }
  'sandbox-notification': { body: string }
  sweep: Record<never, never>
}

/** What became of a product on a wishlist; `beforeCents` is what its owner knew. */
export type WishlistNews = { productId: string; event: 'back' | 'reduced'; cents: number; beforeCents: number }

/** A message about an account. Its code is drawn when it is sent, so that no queue ever holds one. */
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
  /** By which of the account's contacts, where no code says so. */
  channel?: 'EMAIL' | 'PHONE'
  /** The contact that the account had before. */
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

// The queue waits by its clock, and would wait out an hour by which the machine's has gone back. How far it lies from the
// database's is measured each minute.
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/** Options of its connections, which the queue hands on. */
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

// A job whose worker has not been heard of for so long is tried again; together with the look and the first delay, within 90 s.
const heartbeatSeconds = 40
const retries = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 900, heartbeatSeconds }

/** Makes the queue's tables and queues where they are missing; safe to repeat. */
export async function openJobQueue(databaseUrl: string, onError: (error: unknown) => void): Promise<JobQueue> {
  const boss = openBoss(databaseUrl, false, onError)
  await boss.start()
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of jobNames) {
    const queue = present.get(name)
    // A notification within a transaction makes every commit wait for the one before it.
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
        // It may name a contact, so it is not kept once it is done.
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

/** Tells the processes that run jobs of new ones, those of a moment together. What is not told is found by their next look. */
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
