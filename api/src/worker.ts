import type { Context } from './context.ts'
import { sendAccountMessage } from './features/account-messages/account-messages-service.ts'
import { sweepEvents } from './features/account-events/account-events-service.ts'
import { sweepEndedGuests } from './features/accounts/accounts-service.ts'
import { sweepAllowances } from './features/allowances/allowances-service.ts'
import { forgetCardAtProvider } from './features/credit-cards/credit-cards-service.ts'
import { sendEnquiryMail } from './features/enquiries/enquiry-mail.ts'
import { sweepEnquiries } from './features/enquiries/enquiries-service.ts'
import { sweepUnusedFiles } from './features/files/files-service.ts'
import { sweepIdempotencyKeys } from './features/idempotency/idempotency-service.ts'
import { sendSubscriptionMail } from './features/notification-settings/subscription-mail.ts'
import { sendDeliveryMessage } from './features/orders/delivery-news.ts'
import { sendOrderMail } from './features/orders/order-mail.ts'
import { expireOrders } from './features/orders/order-steps.ts'
import { sweepPasskeyChallenges } from './features/passkeys/passkeys-service.ts'
import { endPaymentPage, sendRefund } from './features/payments/payments-service.ts'
import { askAboutSilentSessions } from './features/payment-reports/payment-reports-service.ts'
import { deliverSandboxNotification } from './features/sandbox/sandbox-service.ts'
import { makeExport, sweepExports } from './features/personal-data/exports.ts'
import { eraseObjects } from './features/personal-data/forget-person.ts'
import { sendRefundMail } from './features/refund-requests/refund-requests-service.ts'
import { turnSales } from './features/products/products-service.ts'
import { sweepSessions } from './features/sessions/sessions-service.ts'
import { sweepStaffSessions } from './features/staff/staff-sessions-service.ts'
import { sweepVerificationCodes } from './features/verification-codes/verification-codes-service.ts'
import { gatherWishlistNews, sendWishlistMessage } from './features/wishlist/wishlist-news.ts'
import { publishDue, sweepTyped } from './features/writings/writings-service.ts'
import { type Jobs, openBoss } from './jobs/queues.ts'

/** Runs the jobs: beside the API in one process, or in processes of its own. Several may run at once. */
export async function startWorker(context: Context): Promise<{ stop: () => Promise<void> }> {
  const boss = openBoss(context.config.databaseUrl, true, (error) => context.log.error({ err: error }, 'jobs'))
  await boss.start()
  // One message that cannot be sent is tried again by itself; the others of its batch are done.
  const inBatches = { pollingIntervalSeconds: 1, batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const
  const sendAll = <
    Name extends 'order-mail' | 'delivery-message' | 'enquiry-mail' | 'account-message' | 'wishlist-message',
  >(
    name: Name,
    send: (context: Context, data: Jobs[Name]) => Promise<void>,
  ) =>
    boss.work<Jobs[Name], void, typeof inBatches>(name, inBatches, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }) => {
          try {
            await send(context, data)
            return { id, status: 'completed' as const }
          } catch (error) {
            context.log.error({ err: error, job: id }, name)
            return { id, status: 'failed' as const, output: { message: 'not sent' } }
          }
        }),
      ),
    )
  await sendAll('order-mail', sendOrderMail)
  await sendAll('delivery-message', sendDeliveryMessage)
  await sendAll('enquiry-mail', sendEnquiryMail)
  await sendAll('account-message', sendAccountMessage)
  await sendAll('wishlist-message', sendWishlistMessage)
  await boss.work('publish-due', () => publishDue(context))
  await boss.work('turn-sales', () => turnSales(context.db))
  await boss.work('wishlist-news', () => gatherWishlistNews(context))
  await boss.work<Jobs['refund-mail']>('refund-mail', async ([job]) => {
    if (job) await sendRefundMail(context, job.data)
  })
  await boss.work<Jobs['subscription-mail']>('subscription-mail', async ([job]) => {
    if (job) await sendSubscriptionMail(context, job.data)
  })
  await boss.work<Jobs['personal-data-export']>('personal-data-export', async ([job]) => {
    if (job) await makeExport(context, job.data)
  })
  await boss.work<Jobs['erase-objects']>('erase-objects', async ([job]) => {
    if (job) await eraseObjects(context, job.data)
  })
  await boss.work('expire-orders', async () => {
    await expireOrders(context)
  })
  await boss.work('ask-payments', () => askAboutSilentSessions(context))
  await boss.work<Jobs['end-payment-page']>('end-payment-page', async ([job]) => {
    if (job) await endPaymentPage(context, job.data)
  })
  await boss.work<Jobs['refund-payment']>('refund-payment', async ([job]) => {
    if (job) await sendRefund(context, job.data)
  })
  await boss.work<Jobs['forget-card']>('forget-card', async ([job]) => {
    if (job) await forgetCardAtProvider(context, job.data)
  })
  await boss.work<Jobs['sandbox-notification']>('sandbox-notification', async ([job]) => {
    if (job) await deliverSandboxNotification(context, job.data)
  })
  await boss.work('sweep', async () => {
    await sweepEnquiries(context)
    await sweepUnusedFiles(context)
    await sweepExports(context)
    await sweepEndedGuests(context)
    await sweepSessions(context)
    await sweepEvents(context)
    await sweepVerificationCodes(context)
    await sweepIdempotencyKeys(context)
    await sweepAllowances(context)
    await sweepPasskeyChallenges(context)
    await sweepStaffSessions(context)
    await sweepTyped(context)
  })
  await boss.schedule('expire-orders', '* * * * *')
  await boss.schedule('ask-payments', '* * * * *')
  await boss.schedule('publish-due', '* * * * *')
  await boss.schedule('turn-sales', '* * * * *')
  await boss.schedule('wishlist-news', '*/5 * * * *')
  await boss.schedule('sweep', '17 * * * *')
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000, close: true }) }
}
