import type { Translated } from '../../message-types.ts'
import type { health as source } from '../../zh/staff/health.ts'

export const health: Translated<typeof source> = {
  health: {
    lead: 'Whether the shop’s background work is running normally. The figures are updated each time you open this page.',
    jobs: 'Jobs',
    waiting: 'Waiting',
    failed: 'Failed',
    oldest: 'Longest wait',
    late: 'Not run on time',
    retryAll: 'Retry all',
    pause: 'Pause all jobs',
    goOn: 'Resume all jobs',
    pauseTitle: 'Pause all jobs?',
    pauseLead:
      'Until you resume them, no emails or text messages are sent, and unpaid orders are not cancelled when they expire.',
    paused: 'Jobs have been paused since {time}. No messages are being sent.',
    messages: 'Emails and text messages',
    payments: 'Payments',
    proofs: 'Proofs of payment to check',
    trouble: 'Payments in the last day without a matching order',
    refunds: 'Refunds waiting for the payment provider',
    mailbox: 'The studio’s mailbox',
    mailboxRead: 'Last read',
    mailboxUnread: 'Not read yet',
    mailboxFails:
      'The mailbox has not been readable since {time}: what customers answer by mail stays there alone. Ask the people who run the system to check IMAP_URL.',
    backup: 'Backup',
    lastBackup: 'Last successful backup',
    noBackup: 'None yet',
    backupLate:
      'The last good backup was made {ago}: if the server broke now, the orders, payments and changes since then would be lost. Tell your operator today.',
    backupNever:
      'No backup has ever been made: if the server broke, all orders, customers and pictures would be lost. Ask your operator today to set up a nightly backup.',
    whatToDo: 'What to do: handbook',
    disk: 'Disk',
    free: 'Free',
    ofTotal: '{free} of {total} GB',
    release: 'Release',
    version: 'Version',
    migration: 'Database',
    none: 'None',
  },
  resources: { health: { name: 'Health' } },
}
