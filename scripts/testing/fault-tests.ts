/**
 * The dependencies that can fail, and the tests that make them fail: each checks what visitors see, what data survives, and the
 * recovery.
 */
export const faultTests: Record<string, string[]> = {
  'processes killed in checkouts and payments': [
    'api/src/killed-checkouts.slow.test.ts',
    'api/src/killed-processes.slow.test.ts',
    'api/src/features/files/left-behind.test.ts',
  ],
  'one of several processes killed': ['api/src/several-processes.slow.test.ts'],
  'PostgreSQL stopped, frozen, read-only, full, without a free connection, its wire cut and slow; the disk of files full':
    ['api/src/outages.wide.test.ts', 'e2e/outage.slow.test.ts'],
  'the server that writes killed, and another promoted': ['api/src/database/takeover.slow.test.ts'],
  'mail server and gateway for texts away and hanging': [
    'api/src/silent-third-parties.slow.test.ts',
    'api/src/adapters/mail/smtp-mailer.wide.test.ts',
  ],
  'a storage that refuses or has lost files': ['api/src/features/orders/broken-proofs.test.ts'],
  'notices of the payment provider lost, doubled, late and out of order': [
    'api/src/features/payment-reports/payment-reports.test.ts',
    'api/src/features/orders/order-machine.test.ts',
  ],
  'clocks that jump': ['api/src/jobs/clock-jumps.slow.test.ts'],
  'slow and silent lines, and thousands of them': [
    'api/src/http/body-pace.slow.test.ts',
    'e2e/offline.wide.test.ts',
    'api/src/slow-clients.slow.test.ts',
  ],
  'too much load, of one kind and of every kind': [
    'api/src/http/load-classes.test.ts',
    'api/src/http/longest-stop.wide.test.ts',
    'api/src/overload.slow.test.ts',
  ],
  'a thousand browsers that come back to a shop that is away': ['api/src/retry-storm.slow.test.ts'],
  'a payment provider that refuses, hangs and answers garbage': ['api/src/adapters/payments/stripe.test.ts'],
  'a stop under way, restarts in turn, and a release beside the one before': [
    'e2e/drain.slow.test.ts',
    'api/src/rolling.slow.test.ts',
    'api/src/database/migrate.test.ts',
  ],
  'each of these raises its alert': ['api/src/metrics/alerts.slow.test.ts'],
  'a backup that is broken, and a restore': ['api/src/database/backup/backup.wide.test.ts'],
  'a database lost with its disk': ['api/src/database/backup/point-in-time.slow.test.ts'],
}
