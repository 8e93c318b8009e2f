import type { JobName } from '@fitout/contract/staff/failed-jobs.ts'
import type { PgBoss } from 'pg-boss'
import { directUrl } from './config.ts'
import type { Context } from './context.ts'
import { sendAccountMessage } from './features/account-messages/account-messages-service.ts'
import { forgetCardAtProvider } from './features/credit-cards/credit-cards-service.ts'
import { queueInstalmentReminders } from './features/instalments/due-instalments-service.ts'
import { inviteImported, runImport, unpackPictures } from './features/imports/imports-service.ts'
import { customerFacts } from './features/customers/customer-facts-service.ts'
import { guestOrders } from './features/customers/guest-orders-service.ts'
import { watchStock } from './features/dashboard/dashboard-service.ts'
import { sumDays } from './features/figures/day-sums-service.ts'
import { watchDefects } from './features/defects/defect-clock.ts'
import { watchWarranties } from './features/handovers/handover-clock.ts'
import { sendHandoverMail } from './features/handovers/handover-mail.ts'
import { sendEnquiryMail } from './features/enquiries/enquiry-mail.ts'
import { sendHandOverMail } from './features/enquiry-replies/hand-over-mail.ts'
import { readMailbox } from './features/enquiry-replies/mailbox-service.ts'
import { sendReplyMail } from './features/enquiry-replies/reply-mail.ts'
import { runMailing, sendTest } from './features/mailings/mailings-service.ts'
import { gatherReminders, sendAppointmentMessage } from './features/appointments/appointment-messages.ts'
import { sendHealthMail, watchHealth } from './features/health/health-watch.ts'
import { sendSubscriptionMail } from './features/notification-settings/subscription-mail.ts'
import { sendDeliveryMessage } from './features/orders/delivery-news.ts'
import { sendOrderMail } from './features/orders/order-mail.ts'
import { expireOrders } from './features/orders/order-steps.ts'
import { remindOfProofs, sendProofReminder } from './features/orders/proof-reminders.ts'
import { readPaymentPicture } from './features/payment-readings/payment-readings-service.ts'
import { endPaymentPage, sendRefund } from './features/payments/payments-service.ts'
import { askAboutSilentSessions } from './features/payment-reports/payment-reports-service.ts'
import { deliverSandboxNotification } from './features/sandbox/sandbox-service.ts'
import { makeExport } from './features/personal-data/exports.ts'
import { eraseObjects } from './features/personal-data/forget-person.ts'
import { sendRefundMail } from './features/refund-requests/refund-requests-service.ts'
import { sendReviewReplyMail } from './features/reviews/reviews-service.ts'
import { sendPaymentMail } from './features/payment-records/payment-mail.ts'
import { sendInvitation } from './features/renovations/invitation-mail.ts'
import { sendRightMail } from './features/renovations/right-mail.ts'
import { gatherProgress, sendProgressMessage } from './features/renovations/renovation-progress.ts'
import { sendQuotationMail } from './features/quotations/quotation-mail.ts'
import { expireQuotations } from './features/quotations/quotations-service.ts'
import { expireVariations } from './features/variations/open-variations-service.ts'
import { sendVariationMail } from './features/variations/variation-mail.ts'
import { productSortKeys } from './features/products/product-sort-keys-service.ts'
import { renewProductIndex, runLargeImport } from './features/products/products-service.ts'
import { queueWeeklySummaries, sendWeeklySummary } from './features/weekly-summary/weekly-summary-service.ts'
import { queueNotices, sendNoticeMail, sendNoticePush } from './features/staff-notices/staff-notices-service.ts'
import { sendStockNotice } from './features/stock-notices/stock-notice-message.ts'
import { gatherStockNotices } from './features/stock-notices/stock-notices-service.ts'
import { deliver, queueEvents, sendWebhookMail } from './features/webhooks/webhooks-service.ts'
import { gatherWishlistNews, sendWishlistMessage } from './features/wishlist/wishlist-news.ts'
import {
  translationGaps,
  noteShippedTexts,
  publishDue,
  sendPaymentAddressMail,
} from './features/writings/writings-service.ts'
import type { Jobs } from './jobs/job-data.ts'
import { openBoss } from './jobs/queues.ts'
import { watchClock } from './jobs/clock-jumps.ts'
import { type DueJobs, watchDueJobs } from './jobs/due-jobs.ts'
import { unlessPaused } from './jobs/pausable.ts'
import { repeat, type Schedule } from './jobs/schedules.ts'
import { sweep } from './jobs/sweep.ts'
import { failureLog, logFailure } from './log-failure.ts'

type Handlers<Name extends JobName> = { [One in Name]: (context: Context, data: Jobs[One]) => Promise<unknown> }
const handlers = <Name extends JobName>(all: Handlers<Name>) => all

const messages = handlers({
  'order-mail': sendOrderMail,
  'delivery-message': sendDeliveryMessage,
  'enquiry-mail': sendEnquiryMail,
  'enquiry-reply-mail': sendReplyMail,
  'renovation-invitation': sendInvitation,
  'right-mail': sendRightMail,
  'quotation-mail': sendQuotationMail,
  'variation-mail': sendVariationMail,
  'payment-mail': sendPaymentMail,
  'handover-mail': sendHandoverMail,
  'progress-message': sendProgressMessage,
  'account-message': sendAccountMessage,
  'wishlist-message': sendWishlistMessage,
  'stock-notice': sendStockNotice,
  'appointment-message': sendAppointmentMessage,
  'webhook-delivery': deliver,
  'staff-notice-mail': sendNoticeMail,
  'staff-push-message': sendNoticePush,
})

const tasks = handlers({
  'payment-address-mail': sendPaymentAddressMail,
  'proof-reminder-mail': sendProofReminder,
  'health-mail': sendHealthMail,
  'weekly-summary-mail': sendWeeklySummary,
  'refund-mail': sendRefundMail,
  'review-reply-mail': sendReviewReplyMail,
  'webhook-mail': sendWebhookMail,
  'hand-over-mail': sendHandOverMail,
  'read-payment-picture': readPaymentPicture,
  'subscription-mail': sendSubscriptionMail,
  mailing: runMailing,
  'mailing-test': sendTest,
  'personal-data-export': makeExport,
  'product-import': runLargeImport,
  import: runImport,
  'import-pictures': unpackPictures,
  'import-invitations': inviteImported,
  'erase-objects': eraseObjects,
  'end-payment-page': endPaymentPage,
  'refund-payment': sendRefund,
  'forget-card': forgetCardAtProvider,
  'sandbox-notification': deliverSandboxNotification,
})

const minutely = '* * * * *'
/** Nine o'clock in Hong Kong, which is eight hours ahead of UTC all year. */
const atNine = '0 1 * * *'

const schedules: readonly Schedule[] = [
  { name: 'expire-orders', cron: minutely, lateAfterMinutes: 10, run: expireOrders },
  { name: 'proof-reminders', cron: atNine, lateAfterMinutes: 25 * 60, run: remindOfProofs },
  { name: 'watch-health', cron: minutely, lateAfterMinutes: 10, run: watchHealth },
  { name: 'queue-staff-notices', cron: minutely, lateAfterMinutes: 10, run: queueNotices },
  { name: 'queue-weekly-summaries', cron: '*/5 * * * *', lateAfterMinutes: 30, run: queueWeeklySummaries },
  { name: 'read-mailbox', cron: minutely, lateAfterMinutes: 10, run: readMailbox },
  { name: 'ask-payments', cron: minutely, lateAfterMinutes: 10, run: askAboutSilentSessions },
  { name: 'publish-due', cron: minutely, lateAfterMinutes: 10, run: publishDue },
  { name: 'turn-sales', cron: minutely, lateAfterMinutes: 10, run: ({ db }) => renewProductIndex(db) },
  {
    name: 'find-translations',
    cron: minutely,
    lateAfterMinutes: 10,
    run: (context) => translationGaps.updateAll(context),
  },
  { name: 'find-guests', cron: minutely, lateAfterMinutes: 10, run: (context) => guestOrders.updateAll(context) },
  { name: 'sum-customers', cron: minutely, lateAfterMinutes: 10, run: (context) => customerFacts.updateAll(context) },
  { name: 'sort-products', cron: minutely, lateAfterMinutes: 10, run: (context) => productSortKeys.updateAll(context) },
  { name: 'stock-notices', cron: minutely, lateAfterMinutes: 10, run: gatherStockNotices },
  { name: 'expire-quotations', cron: minutely, lateAfterMinutes: 10, run: expireQuotations },
  { name: 'expire-variations', cron: minutely, lateAfterMinutes: 10, run: expireVariations },
  { name: 'appointment-reminders', cron: minutely, lateAfterMinutes: 10, run: gatherReminders },
  { name: 'due-instalments', cron: minutely, lateAfterMinutes: 10, run: queueInstalmentReminders },
  { name: 'watch-defects', cron: '*/10 * * * *', lateAfterMinutes: 60, run: watchDefects },
  { name: 'watch-warranties', cron: '*/10 * * * *', lateAfterMinutes: 60, run: watchWarranties },
  { name: 'watch-stock', cron: '*/5 * * * *', lateAfterMinutes: 30, run: watchStock },
  { name: 'gather-progress', cron: '*/5 * * * *', lateAfterMinutes: 30, run: gatherProgress },
  { name: 'wishlist-news', cron: '*/5 * * * *', lateAfterMinutes: 30, run: gatherWishlistNews },
  { name: 'sum-days', cron: '7 * * * *', lateAfterMinutes: 150, run: sumDays },
  { name: 'sweep', cron: '17 * * * *', lateAfterMinutes: 150, run: sweep },
]

/** Runs the jobs: beside the API in one process, or in processes of their own. Several may run at once. */
export async function startWorker(context: Context): Promise<{ stop: () => Promise<void> }> {
  return unlessPaused(context, (onPaused) => runJobs(context, onPaused))
}

async function runJobs(context: Context, onPaused: () => void): Promise<{ stop: () => Promise<void> }> {
  const boss = openBoss(directUrl(context.config), true, failureLog(context.log, 'jobs'))
  const due = watchDueJobs(context, boss, { onPaused, onEvents: () => handOut(context) })
  try {
    await boss.start()
    return await beginJobs(context, boss, due)
  } catch (error) {
    due.stop()
    await boss.stop({ graceful: false, close: true })
    throw error
  }
}

async function beginJobs(context: Context, boss: PgBoss, due: DueJobs): Promise<{ stop: () => Promise<void> }> {
  for (const name of namesOf(messages)) await sendInBatches(context, boss, due, name, messages)
  for (const name of namesOf(tasks)) await runOneByOne(context, due, name, tasks)
  await repeat(context, boss, due, schedules)
  // After an upgrade the first page views should not have to wait for the next minute.
  await boss.send('turn-sales', {})
  await noteShippedTexts(context)
  const clock = watchClock(context)
  return {
    async stop() {
      clock.stop()
      due.stop()
      await boss.stop({ graceful: true, timeout: 10_000, close: true })
    },
  }
}

const namesOf = <Name extends JobName>(all: Handlers<Name>) => Object.keys(all) as Name[]

/** A message that cannot be sent is retried on its own; the others of its batch are done. */
async function sendInBatches<Name extends JobName>(
  context: Context,
  boss: PgBoss,
  due: DueJobs,
  name: Name,
  all: Handlers<Name>,
): Promise<void> {
  const batches = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const
  await due.work<Jobs[Name]>(name, batches, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await all[name](context, data)
          // A worker killed while others of the batch are being sent must not send this one again.
          await boss.complete(name, id).catch((error: unknown) => logFailure(context.log, error, name, { job: id }))
          return { id, status: 'completed' as const }
        } catch (error) {
          logFailure(context.log, error, name, { job: id })
          return { id, status: 'failed' as const, output: { message: 'not sent' } }
        }
      }),
    ),
  )
}

async function runOneByOne<Name extends JobName>(
  context: Context,
  due: DueJobs,
  name: Name,
  all: Handlers<Name>,
): Promise<void> {
  await due.work<Jobs[Name]>(name, {}, async ([job]) => {
    if (job) await all[name](context, job.data)
  })
}

/** Delivers events to the studio's tools and its staff. */
async function handOut(context: Context): Promise<void> {
  await queueEvents(context)
  await queueNotices(context)
}
