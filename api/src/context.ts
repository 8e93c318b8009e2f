import { join } from 'node:path'
import type { PublicChange } from '@fitout/contract/public-change.ts'
import type { Logger } from 'pino'
import type pg from 'pg'
import { openLogs, openReports, openTraces } from './adapters/telemetry/open-configured.ts'
import type { Traces } from './adapters/telemetry/port.ts'
import { createFileMailer } from './adapters/mail/file-mailer.ts'
import type { Mailer } from './adapters/mail/port.ts'
import { createFilteredOutside } from './adapters/outside/filtered-outside.ts'
import type { Outside } from './adapters/outside/port.ts'
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts'
import type { Payments } from './adapters/payments/port.ts'
import { createSandbox, type Sandbox } from './adapters/payments/sandbox.ts'
import { createArgon2, standardCost } from './adapters/passwords/argon2.ts'
import { hashedAtOnce } from './adapters/passwords/hashing-threads.ts'
import type { PasswordCost, Passwords } from './adapters/passwords/port.ts'
import type { Recognition } from './adapters/recognition/port.ts'
import { createTesseract } from './adapters/recognition/tesseract.ts'
import { createFileTexts } from './adapters/sms/file-texts.ts'
import { createHttpTexts } from './adapters/sms/http-texts.ts'
import type { TextSender } from './adapters/sms/port.ts'
import { openStorage } from './adapters/storage/open-storage.ts'
import type { Storage } from './adapters/storage/port.ts'
import { type Clock, systemClock } from './clock.ts'
import { directUrl, pretendPaymentsWarning, type ReadyConfig, takesPretendPayments } from './config.ts'
import { type Database, type DatabaseOptions, openDatabase } from './database/database.ts'
import { findWriter } from './database/hosts.ts'
import { rememberedStore } from './database/has-store.ts'
import { type DatabaseWatch, watchDatabase } from './database/database-watch.ts'
import { createLimiter } from './http/limiter.ts'
import { createLoadClassLimiters, type LoadClassLimiters } from './http/load-classes.ts'
import { createOpenStreams, type OpenStreams } from './http/open-streams.ts'
import { createPublicAnswers, type PublicAnswers } from './http/public-answers.ts'
import { createRateLimiter, type RateLimiter, shareAllowances } from './http/rates.ts'
import { timeLimits } from './http/time-limits.ts'
import { type JobQueue, openJobQueue } from './jobs/queues.ts'
import { failureLog } from './log-failure.ts'
import { createLog } from './log.ts'
import { createLineLimit, type LineLimit } from './metrics/line-limit.ts'
import { counted, countedProvider, createMetrics, type Metrics } from './metrics/metrics.ts'
import { openTallies } from './features/figures/open-tallies.ts'
import type { Tallies } from './features/figures/tallies.ts'
import type { Siblings } from './siblings.ts'

/** All dependencies of the API, created once. */
export type Context = {
  config: ReadyConfig
  log: Logger
  clock: Clock
  db: Database
  pool: pg.Pool
  watch: DatabaseWatch
  sessionSecret: Uint8Array
  storage: Storage
  mailer: Mailer
  /** Undefined if the shop does not accept cards. */
  payments: Payments | undefined
  /** The trial provider, if it is the configured one. */
  sandbox: Sandbox | undefined
  texts: TextSender
  /** Calls addresses entered by people, never anything within the shop's own network. */
  outside: Outside
  passwords: Passwords
  /** Undefined if the shop does not read pictures. */
  recognition: Recognition | undefined
  limiters: LoadClassLimiters
  jobs: JobQueue
  rateLimiter: RateLimiter
  openStreams: OpenStreams
  publicAnswers: PublicAnswers
  metrics: Metrics
  /** Page views counted in this process, before they are written to the database. */
  tallies: Tallies
  /** The other processes of the same command, if it started several. */
  siblings: Siblings | undefined
  /** Undefined if no traces are collected. */
  traces: Traces | undefined
  /** At most one log line a second for each kind of temporary failure. */
  failureLines: LineLimit
  /** Registers a listener for published changes, to invalidate what depends on them in this process. */
  onPublicChange: (listener: (change: PublicChange) => void) => void
  /** Whether the shop has been set up; until then it serves only the set-up. */
  isSetUp: () => Promise<boolean>
  /** False once a stop has begun: the shop is alive, but accepts no new visitors. */
  readiness: { isOpen: boolean }
  stop: () => Promise<void>
}

type Overrides = {
  clock?: Clock
  passwordCost?: PasswordCost
  /** Calls with a longer expected wait are rejected at once. */
  foreseenMilliseconds?: number
  recognition?: Recognition
  /** For shops in which only the API is tested. */
  isSetUp?: Context['isSetUp']
  /** Plugins that see every statement and its rows. */
  plugins?: DatabaseOptions['plugins']
  siblings?: Siblings
}

export async function createContext(config: ReadyConfig, overrides: Overrides = {}): Promise<Context> {
  const [traces, logs, reports] = await Promise.all([
    openTraces(config, overrides),
    openLogs(config, overrides),
    openReports(config, overrides),
  ])
  const log = createLog(config.logLevel, { logs, reports })
  await Promise.all([config.databaseUrl, directUrl(config)].map(findWriter))
  const { db, pool, replica, giveUp, resume, ...database } = openDatabase({
    url: config.databaseUrl,
    isPooled: config.databaseListenUrl !== undefined,
    readUrl: config.databaseReadUrl,
    onStatement: traces?.noteStatement,
    poolSize: config.databasePool,
    statementTimeout: timeLimits.statement,
    lockTimeout: timeLimits.lock,
    connectTimeout: timeLimits.connection,
    ...(overrides.plugins && { plugins: overrides.plugins }),
  })
  const jobs = await openJobQueue(directUrl(config), failureLog(log, 'job queue'))
  const publicAnswers = createPublicAnswers()
  const metrics = createMetrics({ pool, publicAnswers, dataDir: config.dataDir })
  const listeners: ((change: PublicChange) => void)[] = [publicAnswers.forget]
  if (replica) listeners.push(replica.noteChange)
  const listen = {
    onChange: (change: PublicChange) => {
      for (const listener of listeners) listener(change)
    },
    onSilence: giveUp,
    onReturn: resume,
  }
  const watch = watchDatabase(directUrl(config), listen, [config.databaseUrl])
  const clock = overrides.clock ?? systemClock()
  const sessionSecret = new TextEncoder().encode(config.sessionSecret)
  const recognition = overrides.recognition ?? (config.recognition === 'tesseract' ? createTesseract() : undefined)
  const rateLimiter = createRateLimiter(config.rateLimitScale)
  if (overrides.siblings) shareAllowances(rateLimiter, overrides.siblings)
  const isSandbox = config.paymentProvider === 'sandbox'
  if (takesPretendPayments(config)) log.warn({ public_url: config.publicUrl }, pretendPaymentsWarning)
  const sandbox = isSandbox
    ? createSandbox({ db, sessionSecret, publicUrl: config.publicUrl, now: clock.now })
    : undefined
  const mailer = openMailer(config)
  const stripe = await openStripe(config)
  const tallies = openTallies(db, failureLog(log, 'counting views'))
  return {
    config,
    log,
    clock,
    db,
    pool,
    watch,
    sessionSecret,
    payments: sandbox ?? (stripe && countedProvider(metrics.payments, stripe)),
    sandbox,
    storage: await openStorage(config),
    mailer: counted(metrics.mails, mailer),
    texts: counted(metrics.texts, openTexts(config)),
    outside: createFilteredOutside(config.innerAddresses),
    passwords: createArgon2(
      overrides.passwordCost ?? standardCost,
      createLimiter({ atOnce: hashedAtOnce(config.webProcesses), waiting: 60 }),
    ),
    recognition,
    limiters: createLoadClassLimiters(config.databasePool, overrides.foreseenMilliseconds),
    jobs,
    rateLimiter,
    openStreams: createOpenStreams(),
    publicAnswers,
    metrics,
    tallies,
    siblings: overrides.siblings,
    traces,
    failureLines: createLineLimit(),
    onPublicChange: (listener) => listeners.push(listener),
    isSetUp: overrides.isSetUp ?? rememberedStore(db),
    readiness: { isOpen: true },
    async stop() {
      mailer.stop?.()
      await recognition?.stop()
      await watch.stop()
      await jobs.stop()
      await tallies.stop()
      await database.stop()
      await traces?.stop()
      await logs?.stop()
      await reports?.stop()
    },
  }
}

function openMailer({ smtpUrl, mailFrom, dataDir, smtpConnections, smtpPerMinute }: ReadyConfig): Mailer {
  return smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom, { connections: smtpConnections, perMinute: smtpPerMinute })
    : createFileMailer(join(dataDir, 'mail'), mailFrom)
}

function openTexts({ smsUrl, smsAuthorization, smsBody, dataDir }: ReadyConfig): TextSender {
  return smsUrl
    ? createHttpTexts({ url: smsUrl, authorization: smsAuthorization, body: smsBody })
    : createFileTexts(join(dataDir, 'sms'))
}

/** Its library is large, and loaded only where it is used. */
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
