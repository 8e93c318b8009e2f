import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readAlertRules, readMeasures, watchAlerts } from '../testing/alert-rules.ts'
import { startApiProcess } from '../testing/api-process.ts'
import { reloadSettings, withClient } from '../testing/database-client.ts'
import { freePort } from '../testing/free-port.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { layWire, type OwnDatabase, startOwnDatabase, type Wire } from '../testing/own-database.ts'
import { publishConstants } from '../testing/publish-constants.ts'
import { type ShopGoods, stockShop } from '../testing/shop-goods.ts'
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts'
import { openStripeStandIn } from '../testing/stripe-stand-in.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

const metricsToken = 'a-token-of-the-tests'
const scrapeMilliseconds = 5000
const longestSeconds = 60

let database: OwnDatabase
let wire: Wire
let disk: SmallDisk | undefined
let stripe: Awaited<ReturnType<typeof openStripeStandIn>>
let mails: MailServer
let gateway: ReturnType<typeof createServer>
let shop: TestShop
let goods: ShopGoods
let origin: string
const over = new AbortController()

beforeAll(async () => {
  database = await startOwnDatabase()
  wire = await layWire(database.url)
  disk = await mountSmallDisk(join(inject('testFolder'), 'disk-of-alerts'), 40)
  stripe = await openStripeStandIn()
  const [mailPort, textPort] = [await freePort(), await freePort()]
  mails = startMailServer(mailPort)
  mails.isHanging = false
  gateway = createServer(() => {}).listen(textPort, '127.0.0.1')
  shop = await openTestShop({
    databaseUrl: wire.url,
    ...(disk && { dataDir: disk.folder }),
    environment: {
      METRICS_TOKEN: metricsToken,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      SMS_URL: `http://127.0.0.1:${textPort}`,
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests_only',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests_only',
      STRIPE_API_URL: stripe.url,
    },
    withWorker: true,
  })
  goods = await stockShop(shop.context)
  await publishConstants(shop.context)
  origin = await shop.listen()
  void again(200, () =>
    fetch(`${origin}/api/stores/${goods.storeId}/product-management/products/filter?_=${Math.random()}`),
  )
  void again(1000, enquire)
}, 120_000)
afterAll(async () => {
  over.abort()
  gateway.closeAllConnections()
  gateway.close()
  await shop.stop()
  mails.stop()
  await stripe.close()
  wire.stop()
  await database.stop()
  await disk?.stop()
})

/** Requests by visitors meanwhile. */
async function again(milliseconds: number, work: () => Promise<unknown>): Promise<void> {
  while (!over.signal.aborted) {
    void work().catch(() => undefined)
    await pause(milliseconds)
  }
}

const enquire = () =>
  fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Mei', email: 'mei@shop.example', description: 'A flat in Kwun Tong' }),
  })

async function scrape(url: string) {
  const at = performance.now()
  const headers = { Authorization: `Bearer ${metricsToken}` }
  const text = await fetch(`${url}/metrics`, { headers, signal: AbortSignal.timeout(10_000) })
    .then((answer) => answer.text())
    .catch(() => undefined)
  const measures = readMeasures(text ?? '')
  measures.set('up', [{ labels: { job: 'fitout' }, value: text === undefined ? 0 : 1 }])
  return { at, measures }
}

/** Checks that the alert is not raised beforehand; returns the seconds until it is. */
async function secondsUntil(name: string, fault: () => Promise<unknown>, url = origin): Promise<number> {
  const alerts = watchAlerts(await readAlertRules())
  for (let count = 0; count < 2; count += 1) {
    expect([...alerts.take(await scrape(url))]).not.toContain(name)
    await pause(scrapeMilliseconds)
  }
  const from = performance.now()
  await fault()
  for (;;) {
    const raised = alerts.take(await scrape(url))
    const seconds = (performance.now() - from) / 1000
    if (raised.has(name) || seconds > longestSeconds) return raised.has(name) ? seconds : Number.POSITIVE_INFINITY
    await pause(scrapeMilliseconds)
  }
}

async function works(): Promise<void> {
  await expect.poll(async () => (await enquire()).status, { timeout: 30_000, interval: 500 }).toBe(200)
}

const asOwner = (statement: string) => withClient(database.url, (client) => client.query(statement))
const setReadOnly = (value: string) =>
  withClient(database.url, (client) => client.query(`alter system ${value}`).then(() => reloadSettings(client)))
/** The clock of the job queue. */
const setClock = (milliseconds: number) =>
  asOwner(`create or replace function pgboss.job_now() returns timestamptz language sql stable as
    $$ select pg_catalog.now() + interval '${milliseconds} milliseconds' $$`)

let taken: pg.Client[] = []
async function takeConnections(): Promise<void> {
  const take = async () => {
    const client = new pg.Client({ connectionString: database.url, application_name: 'taken' })
    client.on('error', () => {})
    return client.connect().then(
      () => taken.push(client) > 0,
      () => false,
    )
  }
  const fill = async () => {
    while (await take());
  }
  await fill()
  const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name <> 'taken' and backend_type = 'client backend'`
  for (let count = 0; count < 40; count += 1) {
    await taken[0]?.query(endOthers)
    await fill()
  }
}

const trying = (work: () => Promise<unknown>) => async () => {
  const until = new AbortController()
  stopTrying = () => until.abort()
  void (async () => {
    while (!until.signal.aborted) await work().catch(() => pause(200))
  })()
}
let stopTrying = () => {}

type Drill = { fault: string; alert: string; begin: () => Promise<unknown>; end: () => Promise<unknown> | void }

const drills: Drill[] = [
  { fault: 'a frozen database', alert: 'DatabaseAway', begin: () => database.freeze(), end: () => database.thaw() },
  { fault: 'a cut wire', alert: 'DatabaseAway', begin: async () => wire.cut(), end: () => wire.mend() },
  { fault: 'a slow wire', alert: 'CallsSlow', begin: async () => wire.slow(600), end: () => wire.slow(0) },
  {
    fault: 'no free connection',
    alert: 'DatabaseAway',
    begin: takeConnections,
    end: async () => {
      await Promise.all(taken.map((client) => client.end()))
      taken = []
    },
  },
  {
    fault: 'a database that only reads',
    alert: 'DatabaseReadOnly',
    begin: () => setReadOnly('set default_transaction_read_only = on'),
    end: () => setReadOnly('reset default_transaction_read_only'),
  },
  {
    fault: 'a full disk of the database',
    alert: 'CallsFail',
    // As PostgreSQL reports it then.
    begin: () =>
      asOwner(`create function no_room() returns trigger language plpgsql as $$
        begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
        create trigger no_room before insert on enquiries for each row execute function no_room()`),
    end: () => asOwner('drop function no_room cascade'),
  },
  {
    fault: 'a mail server that hangs',
    alert: 'MailsFail',
    begin: trying(async () => {
      mails.isHanging = true
      const mail = { id: 'x', to: 'mei@shop.example', subject: 'x', text: 'x', html: 'x' }
      // Open connections still work.
      await Promise.all(Array.from({ length: 5 }, () => shop.context.mailer.send(mail)))
    }),
    end: () => {
      stopTrying()
      mails.isHanging = false
    },
  },
  {
    fault: 'a gateway for text messages that hangs',
    alert: 'TextsFail',
    begin: trying(() => shop.context.texts.send({ id: 'x', to: '+85251234567', text: 'x' })),
    end: () => stopTrying(),
  },
  {
    fault: 'a payment provider that hangs',
    alert: 'ProviderFails',
    begin: async () => {
      stripe.mood = 'hanging'
      await trying(async () => shop.context.payments?.openCustomer('x'))()
    },
    end: () => {
      stopTrying()
      stripe.mood = 'well'
      stripe.letGo()
    },
  },
  { fault: 'a clock that jumps', alert: 'ClockJumped', begin: () => setClock(3_600_000), end: () => setClock(0) },
]

test.each(drills)(
  '$fault raises $alert within a minute',
  async ({ alert, begin, end }) => {
    try {
      expect(await secondsUntil(alert, begin)).toBeLessThan(longestSeconds)
    } finally {
      await end()
    }
    await works()
  },
  180_000,
)

test('a full disk of files raises DiskFull within a minute', async ({ skip }) => {
  if (!disk) return skip('no disk can be mounted here')
  try {
    expect(await secondsUntil('DiskFull', disk.fill)).toBeLessThan(longestSeconds)
  } finally {
    await disk.empty()
  }
}, 180_000)

test('a killed process raises ProcessAway within a minute', async () => {
  const api = await startApiProcess(shop, { metricsToken })
  const kill = async () => process.kill(api.pid!, 'SIGKILL')
  expect(await secondsUntil('ProcessAway', kill, api.url)).toBeLessThan(longestSeconds)
  await sql`select`.execute(shop.context.db)
}, 180_000)
