import type { AddressInfo } from 'node:net'
import { mkdtemp } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { type Call, createCall } from '@fitout/contract/client.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { createAdaptorServer } from '@hono/node-server'
import { inject } from 'vitest'
import type { Mailer } from '../adapters/mail/port.ts'
import type { PasswordCost } from '../adapters/passwords/port.ts'
import type { Recognition } from '../adapters/recognition/port.ts'
import { type App, createApp } from '../app.ts'
import type { Clock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { type Context, createContext } from '../context.ts'
import { ServerAnswer } from '../http/server-answer.ts'
import type { Bindings } from '../http/source.ts'
import { observeRequests, traced } from '../metrics/request-observer.ts'
import { startWorker } from '../worker.ts'
import { checkMail } from './check-mail.ts'
import { copyDatabase } from './database-copies.ts'
import { checkRows } from './rows/check-rows.ts'
import { expectInvariants } from './expect-invariants.ts'

export type TestShopOptions = {
  /** Settings as in the environment; by default request allowances and limits per account are practically unlimited. */
  environment?: Record<string, string>
  clock?: Clock
  /** Hashing is cheap unless a test measures it. */
  passwordCost?: PasswordCost
  /** Calls wait long for their turn, since the machine may be slow; a test of refusals gives the limit of the shop. */
  foreseenMilliseconds?: number
  /** No text recognition unless a test needs it. */
  recognition?: Recognition
  /** A migrated database on a server of its own, instead of a copy on the shared server. */
  databaseUrl?: string
  /** An existing data folder. */
  dataDir?: string
  /** Whether the shop still needs its set-up; otherwise it counts as set up, whatever its rows. */
  isNew?: boolean
  /** Whether to run the job worker too. */
  withWorker?: boolean
  /** Invariants that the test file breaks on purpose; all others are checked when the shop stops. */
  breaks?: string[]
}

/** A shop of its own for one test file: its own database, data folder, context and API. */
export type TestShop = {
  context: Context
  app: App
  /** A request to the API in this process: `/api/…`. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** The typed client of the API for one visitor. */
  visitor: (options?: { token?: string; locale?: Locale }) => Call
  /** Listens on a real port, for tests of connections and races; returns its origin. */
  listen: () => Promise<string>
  stop: () => Promise<void>
}

const origin = 'http://localhost:3000'

/** Every mail that a test sends is checked. */
const checked =
  ({ send }: Mailer): Mailer['send'] =>
  async (mail) => {
    checkMail(mail)
    await send(mail)
  }

export async function openTestShop({
  environment,
  clock,
  passwordCost,
  foreseenMilliseconds = 15_000,
  recognition,
  databaseUrl: ownUrl,
  dataDir: ownFolder,
  isNew = false,
  withWorker,
  breaks,
}: TestShopOptions = {}): Promise<TestShop> {
  const databaseUrl = ownUrl ?? (await copyDatabase())
  const dataDir = ownFolder ?? (await mkdtemp(join(inject('testFolder'), 'shop-')))
  const endless = { RATE_LIMIT_SCALE: '1000000', HOLD_SHARE_PERCENT: '100', RECOGNITION: 'none' }
  const settings = { ...endless, LOG_LEVEL: 'silent', PUBLIC_URL: origin, ...environment }
  const config = {
    ...readConfig({ ...settings, DATA_DIR: dataDir }),
    databaseUrl,
    sessionSecret: 'a secret of the tests'.repeat(2),
  }
  const created = await createContext(config, {
    passwordCost: passwordCost ?? { memoryKibibytes: 64, passes: 1 },
    foreseenMilliseconds,
    ...(clock && { clock }),
    ...(recognition && { recognition }),
    ...(!isNew && { isSetUp: async () => true }),
    plugins: [checkRows(inject('rowTypes'))],
  })
  const context: Context = { ...created, mailer: { ...created.mailer, send: checked(created.mailer) } }
  const app = createApp(context)
  const worker = withWorker ? await startWorker(context) : undefined
  let server: Server | undefined

  return {
    context,
    app,
    request: async (path, init) => app.fetch(new Request(origin + path, init), {}),
    visitor: ({ token, locale = 'en' } = {}) =>
      createCall({
        base: '/api',
        fetch: async (request) => app.fetch(request, {}),
        locale: () => locale,
        headers: (): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {}),
      }),
    async listen() {
      const answer = traced(context, app.fetch)
      server = createAdaptorServer({
        fetch: (request, bindings) => answer(request, bindings as Bindings),
        serverOptions: { ServerResponse: ServerAnswer },
      }) as Server
      const opened = server
      observeRequests(context, opened)
      await new Promise<void>((settle) => opened.listen(0, '127.0.0.1', settle))
      return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`
    },
    async stop() {
      server?.closeAllConnections()
      server?.close()
      await worker?.stop()
      await expectInvariants(context.db, breaks).finally(() => context.stop())
    },
  }
}
