import type { Translated } from '../../message-types.ts'
import type { health as source } from '../../zh/staff/health.ts'

export const health: Translated<typeof source> = {
  health: {
    lead: 'Whether what the shop does by itself is going well. The figures are of this moment.',
    jobs: 'Jobs',
    waiting: 'Waiting',
    failed: 'Failed',
    oldest: 'Oldest has waited',
    late: 'Did not run in time',
    retryAll: 'Try all again',
    pause: 'Pause all jobs',
    goOn: 'Let all jobs go on',
    pauseTitle: 'Pause all jobs?',
    pauseLead:
      'Until they go on no email or text message is sent, and orders that are not paid in time are not cancelled.',
    paused: 'Jobs have been paused since {time}. No message goes out.',
    messages: 'Emails and text messages',
    payments: 'Payments',
    proofs: 'Proofs of payment to check',
    trouble: 'Payments of the last day that fit no order',
    refunds: 'Refunds waiting for the payment provider',
    backup: 'Backup',
    lastBackup: 'Last good backup',
    noBackup: 'There has been none',
    backupLate: 'The backup is late. Please tell the people who run the system.',
    disk: 'Disk',
    free: 'Free',
    ofTotal: '{free} of {total} GB',
    release: 'Release',
    version: 'Version',
    migration: 'Database',
    minutes: '{count, plural, one {{count} minute} other {{count} minutes}}',
    none: 'None',
  },
  resources: { health: { name: 'Health' } },
}
