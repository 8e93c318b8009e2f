import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import type pg from 'pg'
import { createFileMailer } from './adapters/mail/file-mailer.ts'
import type { Mailer } from './adapters/mail/port.ts'
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts'
import type { Payments } from './adapters/payments/port.ts'
import { createSandbox, type Sandbox } from './adapters/payments/sandbox.ts'
import { createArgon2, standardCost } from './adapters/passwords/argon2.ts'
import type { PasswordCost, Passwords } from './adapters/passwords/port.ts'
import { createFileTexts } from './adapters/sms/file-texts.ts'
import { createHttpTexts } from './adapters/sms/http-texts.ts'
import type { TextSender } from './adapters/sms/port.ts'
import { createDiskStorage } from './adapters/storage/disk-storage.ts'
import type { Storage } from './adapters/storage/port.ts'
import { type Clock, systemClock } from './clock.ts'
import type { ReadyConfig } from './config.ts'
import { type Database, openDatabase } from './database/database.ts'
import { listenToPublicChanges } from './database/public-changes.ts'
import { createGate } from './http/gate.ts'
import { createPublicAnswers, type PublicAnswers } from './http/public-answers.ts'
import { createRateLimiter, type RateLimiter } from './http/rates.ts'
import { timeLimits } from './http/time-limits.ts'
import { type JobQueue, openJobQueue } from './jobs/queues.ts'
import { loggedError } from './logged-error.ts'

/** Everything the API is made of, made once. */
export type Context = {
  config: ReadyConfig
  log: Logger
  clock: Clock
  db: Database
  pool: pg.Pool
  sessionSecret: Uint8Array
  storage: Storage
  mailer: Mailer
  /** Nothing where the shop takes no cards. */
  payments: Payments | undefined
  /** The trial provider's page, where it is the provider. */
  sandbox: Sandbox | undefined
  texts: TextSender
  passwords: Passwords
  jobs: JobQueue
  rateLimiter: RateLimiter
  publicAnswers: PublicAnswers
  /** Hears of every published change, so that caches elsewhere in the process can be emptied. */
  onPublicChange: (listener: () => void) => void
  /** False from the moment a stop has begun: the shop is alive but takes no new visitors. */
  readiness: { isOpen: boolean }
  stop: () => Promise<void>
}

export async function createContext(
  config: ReadyConfig,
  overrides: { clock?: Clock; passwordCost?: PasswordCost } = {},
): Promise<Context> {
  const log = pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
  })
  const { db, pool } = openDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePool,
    statementTimeout: timeLimits.statement,
    lockTimeout: timeLimits.lock,
    connectTimeout: timeLimits.connection,
  })
  const jobs = await openJobQueue(config.databaseUrl, (error) => log.error({ err: error }, 'job queue'))
  const publicAnswers = createPublicAnswers()
  const listeners: (() => void)[] = [() => publicAnswers.clear()]
  const changes = listenToPublicChanges(config.databaseUrl, () => {
    for (const listener of listeners) listener()
  })
  const clock = overrides.clock ?? systemClock()
  const sessionSecret = new TextEncoder().encode(config.sessionSecret)
  const isSandbox = config.paymentProvider === 'sandbox'
  const sandbox = isSandbox
    ? createSandbox({ db, sessionSecret, publicUrl: config.publicUrl, now: clock.now })
    : undefined
  return {
    config,
    log,
    clock,
    db,
    pool,
    sessionSecret,
    payments: sandbox ?? (await openStripe(config)),
    sandbox,
    storage: createDiskStorage(join(config.dataDir, 'storage')),
    mailer: config.smtpUrl
      ? createSmtpMailer(config.smtpUrl, config.mailFrom)
      : createFileMailer(join(config.dataDir, 'mail'), config.mailFrom),
    texts: config.smsUrl
      ? createHttpTexts({ url: config.smsUrl, authorization: config.smsAuthorization, body: config.smsBody })
      : createFileTexts(join(config.dataDir, 'sms')),
    // Some 80 a second; a flood of logins waits here, while the shop keeps the rest of the machine.
    passwords: createArgon2(overrides.passwordCost ?? standardCost, createGate(2, 60)),
    jobs,
    rateLimiter: createRateLimiter(config.rateLimitScale),
    publicAnswers,
    onPublicChange: (listener) => listeners.push(listener),
    readiness: { isOpen: true },
    async stop() {
      await changes.stop()
      await jobs.stop()
      await pool.end()
    },
  }
}

/** Its library is large, and read only where it is used. */
async function openStripe(config: ReadyConfig): Promise<Payments | undefined> {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = config
  if (config.paymentProvider !== 'stripe' || !secretKey || !webhookSecret) return undefined
  const { createStripePayments } = await import('./adapters/payments/stripe.ts')
  return createStripePayments({
    secretKey,
    webhookSecret,
    apiUrl: config.stripeApiUrl,
    checkoutHost: config.stripeCheckoutHost,
  })
}
