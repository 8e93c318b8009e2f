import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { examine } from '../../scripts/doctor/examine.ts'
import type { Patient } from '../../scripts/doctor/findings.ts'
import { openTestShop, type TestShop } from '../src/testing/test-shop.ts'

let shop: TestShop
let site: Server
let address: string
let dataDir: string
let headers: OutgoingHttpHeaders = {}
beforeAll(async () => {
  shop = await openTestShop()
  dataDir = await mkdtemp(join(inject('testFolder'), 'doctor-'))
  await writeFile(join(dataDir, 'a file'), '')
  site = createServer((_, answer) => answer.writeHead(200, headers).end('{}'))
  await new Promise<void>((settle) => site.listen(0, 'localhost', settle))
  address = `localhost:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  site.close()
  await shop.stop()
})

type Environment = Record<string, string>

function environment(change: Environment): Environment {
  const { databaseUrl } = shop.context.config
  const secrets = { SESSION_SECRET: 'a secret of the tests'.repeat(2) }
  return { PUBLIC_URL: `http://${address}`, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...secrets, ...change }
}

async function told(change: Environment, patient: Partial<Patient> = {}): Promise<string[]> {
  const usual = { environment: environment(change), now: () => new Date(), leastFreeBytes: 1 }
  const findings = await examine({ ...usual, ...patient })
  for (const { wrong, mend } of findings)
    expect([wrong, mend.endsWith('.') || mend.endsWith('?')]).toEqual([wrong, true])
  return findings.map(({ about, wrong, mend }) => `${about}: ${wrong} ${mend}`)
}

const inPublic = {
  PUBLIC_URL: 'https://shop.no-such-name.invalid',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'a@b.co',
}

test('a healthy installation is told nothing', async () => {
  expect(await told({})).toEqual([])
})

test.each<[mistake: string, change: () => Environment, words: RegExp]>([
  [
    'a setting misspelt',
    () => ({ SMPT_URL: 'smtp://mail' }),
    /^settings: SMPT_URL is no setting. Did you mean SMTP_URL\?/,
  ],
  [
    'a value that is none',
    () => ({ OFFLINE_HOLD_HOURS: 'a day' }),
    /^settings: OFFLINE_HOLD_HOURS is "a day", it must be/,
  ],
  ['a secret too short', () => ({ SESSION_SECRET: 'short' }), /^settings: SESSION_SECRET must be 32 to 512/],
  ['no https', () => ({ ...inPublic, PUBLIC_URL: 'http://shop.no-such-name.invalid' }), /^https: PUBLIC_URL is http:/],
  ['a name that leads nowhere', () => inPublic, /^dns: The name shop\.no-such-name\.invalid/],
  [
    'a mail server that refuses',
    () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    /^mail: The mail server 127\.0\.0\.1:1 .*ECONNREFUSED/,
  ],
  ['no mail server', () => ({ ...inPublic, SMTP_URL: '' }), /^mail: SMTP_URL is not set/],
  ['no sender', () => ({ ...inPublic, MAIL_FROM: '' }), /^mail: MAIL_FROM is not set/],
  [
    'payments of a trial',
    () => ({ ...inPublic, PAYMENT_PROVIDER: 'sandbox' }),
    /^payments: PAYMENT_PROVIDER is sandbox/,
  ],
  ['no certificate', () => ({ PUBLIC_URL: `https://${address}` }), /^https: The certificate of https:/],
  [
    'nothing at the address',
    () => ({ PUBLIC_URL: 'http://localhost:1' }),
    /^address: Nothing answers at http:\/\/localhost:1/,
  ],
  ['a proxy that is missing', () => ({ TRUST_PROXY: '1' }), /^proxy: TRUST_PROXY is 1 and no proxy/],
  ['no backup', () => inPublic, /^backup: No backup of this shop was ever made/],
  ['no way into the database', () => ({ DATABASE_URL: 'postgres://a:b@localhost:1/x' }), /^database: .*ECONNREFUSED/],
])('%s is named', async (_, change, words) => {
  expect(await told(change())).toContainEqual(expect.stringMatching(words))
})

test('a full disk, a folder of another, a clock that is off and a proxy that is not trusted are named', async () => {
  expect(await told({}, { leastFreeBytes: 1e18 })).toEqual([expect.stringMatching(/^disk: Only \d+ MB are free/)])
  expect(await told({ DATA_DIR: join(dataDir, 'a file', 'below') })).toEqual([
    expect.stringMatching(/^disk: .*cannot be written/),
  ])
  const later = await told({}, { now: () => new Date(Date.now() + 120_000) })
  expect(later).toEqual([
    expect.stringMatching(/^clock: .* 1(?:19|20|21) seconds apart/),
    expect.stringMatching(/^clock: The clocks of this machine and of the database/),
  ])
  headers = { Via: '1.1 Caddy' }
  expect(await told({})).toEqual([expect.stringMatching(/^proxy: A proxy \(1\.1 Caddy\)/)])
  expect(await told({ TRUST_PROXY: '1' })).toEqual([])
  headers = {}
})

test('a database that is behind and jobs that stand still are named', async () => {
  const { db } = shop.context
  await db
    .insertInto('scheduled_jobs')
    .values({ name: 'late one', late_after_seconds: 60, last_at: new Date(0) })
    .execute()
  const last = await shop.context.pool.query(`delete from migrations where name like '0067%' returning *`)
  expect(last.rowCount).toBe(1)
  expect(await told({})).toEqual([
    expect.stringMatching(/^migrations: The database is behind this release by 1 migrations, from 0067/),
    expect.stringMatching(/^jobs: Scheduled jobs have not run when they should: late one\./),
  ])
})
