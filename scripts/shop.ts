import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '../api/src/app.ts'
import { inDraftShop } from '../api/src/draft-shop.ts'
import {
  type Config,
  directUrl,
  pretendPaymentsWarning,
  type ReadyConfig,
  takesPretendPayments,
} from '../api/src/config.ts'
import { type Context, createContext } from '../api/src/context.ts'
import { isCatalogueReady } from '../api/src/features/catalogue/catalogue-service.ts'
import { readyCatalogue } from '../api/src/features/products/products-service.ts'
import { pregeneratePictures } from '../api/src/features/contents/pregenerate-pictures.ts'
import { headersForCdn } from '../api/src/http/headers.ts'
import { encode } from '../api/src/http/content-codings.ts'
import { type HttpServer, type Outlook, startHttpServer } from '../api/src/http/http-server.ts'
import { withErrorAnswers } from '../api/src/http/error-answers.ts'
import { isPassing, logFailure } from '../api/src/log-failure.ts'
import { observeRequests, traced } from '../api/src/metrics/request-observer.ts'
import { answerForMeasures, startMetricsServer } from '../api/src/metrics/serve-metrics.ts'
import { startWorker } from '../api/src/worker.ts'
import type { ShowDraft } from '../storefront/server/pages.ts'
import { createStorefront, type StorefrontOptions } from '../storefront/server/storefront.ts'
import { isForBackOffice, openBackOffice } from './back-office.ts'
import { migrateWhenThere, openShopDatabase, type OpenDatabase } from './database.ts'
import type { Part } from './processes/part.ts'
import { note, step } from './progress.ts'

/** Milliseconds for the first loading of a catalogue, far beyond a million products. */
const longestReading = 600_000

export type ShopOptions = {
  mode: 'production' | 'development'
  /** Runs on the migrated database before the shop opens. */
  beforeOpening?: (context: Context) => Promise<void>
  /** Set if this is one of several processes of a command. */
  part?: Part
}

/** The whole shop in one process: API, storefront and, unless they run elsewhere, jobs. */
export type Shop = {
  url: string
  open: () => Promise<void>
  /**
   * Load balancers are told first; then running requests end, then jobs, then the database; also while the shop is still
   * opening.
   */
  stop: () => Promise<void>
  hurry: () => void
}

type Served = Outlook & {
  fetch: (request: Request, bindings: object) => Promise<Response>
  stop?: () => Promise<void>
}

export function prepareShop(config: Config, options: ShopOptions): Shop {
  let starting: Promise<OpenDatabase> | undefined
  let server: HttpServer | undefined
  let context: Context | undefined
  let worker: { stop: () => Promise<void> } | undefined
  let storefront: Served | undefined
  let metrics: { stop: () => Promise<void> } | undefined
  let readying: Promise<void> | undefined
  const stopping = new AbortController()
  let isServing = false

  const { part } = options
  /** A replacement for a crashed process accepts no visitors before it can serve them. */
  const listensAtOnce = part?.isFirst !== false

  async function openDatabase(): Promise<ReadyConfig> {
    if (part) {
      server = await startHttpServer(config, listensAtOnce)
      return { ...config, ...(await part.prepared) }
    }
    starting = openShopDatabase(config, { address: config.publicUrl, onProgress: note })
    const database = await starting
    server = await startHttpServer(config)
    await step('Bringing the database up to date', () => migrateWhenThere(directUrl(database.config)))
    return database.config
  }

  async function open(): Promise<void> {
    const ready = await openDatabase()
    if (!server) return
    const made = await createContext(ready, { ...(part && { siblings: part.siblings }) })
    context = made
    observeRequests(made, server.server)
    if (part) {
      made.readiness.isOpen = false
      answerForMeasures(made, part.siblings)
    } else metrics = await startMetricsServer(made)
    // One request's failure must not end the shop for all.
    process.on('unhandledRejection', (error) => logFailure(made.log, error, 'unhandled rejection'))
    await options.beforeOpening?.(made)
    const app = createApp(made)
    const callApi = async (request: Request) => app.fetch(request, { internal: true })
    const showDraft: ShowDraft = (token, show) => inDraftShop(made, token, show)
    const report = reportTo(made)
    const wiring = {
      callApi,
      encode,
      showDraft,
      report,
      publicUrl: config.publicUrl,
      onPublicChange: made.onPublicChange,
    }
    const served: Served =
      options.mode === 'production'
        ? await openBuiltApps({
            ...wiring,
            secondsToWait: app.secondsToWaitForPage,
            pool: made.limiters.page,
            isSetUp: made.isSetUp,
            isPassing,
            production: true,
            cdn: config.assetsUrl ? { url: config.assetsUrl, headers: headersForCdn } : undefined,
          })
        : await openDevelopment(wiring, server.server)
    storefront = served
    // Until it is available, /readyz reports the shop as not ready.
    const catalogue = isCatalogueReady(made, longestReading)
    void catalogue.then(() => readyCatalogue(made)).catch((error: unknown) => logFailure(made.log, error, 'catalogue'))
    if (takesPretendPayments(config)) note(`Warning: ${pretendPaymentsWarning}.`)
    server.open(
      traced(
        made,
        withErrorAnswers(made, (request, bindings) =>
          isForApi(request) ? app.fetch(request, bindings) : served.fetch(request, bindings),
        ),
      ),
      {
        busyPage: served.busyPage,
        isCached: (path) => made.publicAnswers.has(path) || served.isCached?.(path) === true,
      },
    )
    isServing = true
    // Visitors do not wait for it.
    if (!part && config.jobs === 'here') worker = await startWorker(made)
    if (part) await openWithOthers(part, made, catalogue)
    if (options.mode === 'production' && (!part || part.leads)) {
      readying = pregeneratePictures(made, 'home', stopping.signal).catch((error: unknown) => {
        logFailure(made.log, error, 'pictures of the home page')
      })
    }
  }

  /** Visitors reach any of the processes: none reports ready before all are. */
  async function openWithOthers({ open: sayOpen }: Part, made: Context, catalogue: Promise<unknown>): Promise<void> {
    await catalogue
    if (!listensAtOnce) await server?.listen()
    await sayOpen()
    if (!stopping.signal.aborted) made.readiness.isOpen = true
  }

  async function stop(): Promise<void> {
    if (context) context.readiness.isOpen = false
    stopping.abort()
    if (isServing) await server?.drain(config.drainSeconds)
    const deadline = performance.now() + config.shutdownSeconds * 1000
    await storefront?.stop?.()
    await server?.stop(deadline)
    // The rest of the time, and a moment in any case.
    const rest = () => Math.max(deadline - performance.now(), 1000)
    await readying
    await Promise.race([worker?.stop(), pause(rest(), undefined, { ref: false })])
    await Promise.race([context?.stop(), pause(rest(), undefined, { ref: false })])
    await metrics?.stop()
    const database = await starting?.catch(() => undefined)
    await database?.stop()
  }

  return { url: config.publicUrl, open, stop, hurry: () => server?.hurry() }
}

/** Logs an error of a page with its stack; a failed optional part of a page is one line. */
function reportTo({ log }: Context): StorefrontOptions['report'] {
  return (error, part) => {
    if (part === undefined) log.error({ err: error }, 'page')
    else log.warn({ part, reason: error instanceof Error ? error.message : String(error) }, 'left out of a page')
  }
}

/** Imported only here: its build tools are not installed in production. */
async function openDevelopment(
  options: Omit<StorefrontOptions, 'production'>,
  server: HttpServer['server'],
): Promise<Served> {
  const { openDevelopmentStorefront } = await import('./storefront-development.ts')
  return openDevelopmentStorefront(options, server)
}

async function openBuiltApps(options: StorefrontOptions & { isSetUp: () => Promise<boolean> }): Promise<Served> {
  const storefront = await createStorefront(options)
  const backOffice = await openBackOffice(options)
  return {
    busyPage: storefront.busyPage,
    isCached: storefront.isCached,
    // Before the set-up no one can sign in: the storefront redirects there.
    fetch: async (request, bindings) =>
      isForBackOffice(request) && (await options.isSetUp())
        ? backOffice.fetch(request)
        : storefront.fetch(request, bindings),
  }
}

// Pictures, health checks, and what browsers and search engines request besides the pages.
const forApi =
  /^\/(?:(?:api|media|healthz|readyz|metrics|sitemaps|feeds)(?:[/?]|$)|(?:(?:cn|en)\/)?(?:llms\.txt|manifest\.webmanifest)$|sitemap\.xml$|robots\.txt$)/

function isForApi(request: Request): boolean {
  const path = request.url.slice(request.url.indexOf('/', 8))
  return forApi.test(path)
}
