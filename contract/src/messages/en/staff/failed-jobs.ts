import type { Translated } from '../../message-types.ts'
import type { failedJobs as source } from '../../zh/staff/failed-jobs.ts'

export const failedJobs: Translated<typeof source> = {
  jobs: {
    none: 'Everything went through.',
    lead: 'Try again once the cause is put right. Their contents are not shown here.',
    mail: 'Message',
    job: 'Job',
    tries: 'Tried {count} times',
    retry: 'Try again',
  },
  jobNames: {
    'order-mail': 'Email about an order',
    'delivery-message': 'Message about a delivery',
    'payment-address-mail': 'Email about changed payment details',
    'refund-mail': 'Email about a refund',
    'read-payment-picture': 'Read a picture of a payment',
    'enquiry-mail': 'Email about an enquiry',
    'renovation-invitation': 'Invitation to a renovation',
    'quotation-mail': 'Quotation email',
    'expire-quotations': 'End overdue quotations',
    'payment-mail': 'Mail about a renovation payment',
    'due-instalments': 'Look for instalments that are due',
    'appointment-message': 'Message about an appointment',
    'appointment-reminders': 'Looking for reminders of appointments',
    'subscription-mail': 'Newsletter email',
    'account-message': 'Message about an account',
    backup: 'Back-up',
    'expire-orders': 'Cancel orders unpaid for too long',
    'proof-reminders': 'Look for proofs of payment that wait',
    'proof-reminder-mail': 'Reminder of proofs of payment',
    'ask-payments': 'Ask how an online payment went',
    'end-payment-page': 'Close a payment page',
    'refund-payment': 'Refund to a card',
    'forget-card': 'Forget a card',
    'sandbox-notification': 'Notice of a trial payment',
    'publish-due': 'Publish what is scheduled',
    'turn-sales': 'Begin or end sales',
    'wishlist-news': 'Look through wishlists',
    'wishlist-message': 'Message about a wishlist',
    'stock-notices': 'Look for what is back in stock',
    'stock-notice': 'Notice that a piece is back',
    'personal-data-export': 'Prepare a copy of personal data',
    'product-import': 'Import products from a file',
    'erase-objects': 'Delete files',
    sweep: 'Tidy up',
  },
  jobState: {
    failed: 'given up',
    retry: 'retries automatically',
  },
  resources: {
    jobs: { name: 'Failed jobs' },
  },
  permissions: {
    'jobs.read': 'view failed jobs',
    'jobs.retry': 'retry failed jobs',
  },
  audit: {
    actions: {
      'jobs.retry': '{who} retried the failed job “{thing}”',
    },
    subjects: {
      job: 'failed job',
    },
  },
}
