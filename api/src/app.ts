import { randomUUID } from 'node:crypto'
import { type Context as HonoContext, Hono } from 'hono'
import { routePath } from 'hono/route'
import type { Context } from './context.ts'
import { appIconsHandler } from './features/app-icons/app-icons-handler.ts'
import { isCatalogueReady } from './features/catalogue/catalogue-service.ts'
import { picturesHandler } from './features/pictures/pictures-routes.ts'
import { publicFilesHandler } from './features/public-pages/public-pages-routes.ts'
import { publicFilePaths } from './features/public-pages/public-pages-service.ts'
import { shareImagesHandler } from './features/share-images/share-images-routes.ts'
import { journalFeedHandler } from './features/posts/journal-feed.ts'
import { sandboxHandler } from './features/sandbox/sandbox-routes.ts'
import { AppError } from './http/app-error.ts'
import { securityHeaders } from './http/headers.ts'
import { appErrorOf, problemResponse } from './http/problems.ts'
import { publicAddress, publicResponse } from './http/public-answers.ts'
import { type Environment, hasAllowance, isSharedWith, secondsToWait, serve, toldTo } from './http/serve.ts'
import type { Bindings } from './http/source.ts'
import { timeLimits } from './http/time-limits.ts'
import { isPassing, logFailure, reasonOf } from './log-failure.ts'
import { nameRoute } from './metrics/request-observer.ts'
import { sendMetrics } from './metrics/serve-metrics.ts'
import { routes } from './routes.ts'
import { requestLocale } from './words.ts'

export type App = {
  fetch: (request: Request, bindings: Bindings) => Response | Promise<Response>
  /** Counts a page view of a source against its limit; if that is reached, returns the seconds until the next. */
  secondsToWaitForPage: (request: Request, bindings: Bindings) => number | undefined
}

/** The API as a function from requests to responses, under `/api`, with pictures and health beside it. */
export function createApp(context: Context): App {
  const routed = createRouted(context)
  const fixedHeaders = securityHeaders(context.config.publicUrl)
  return {
    fetch(request, bindings) {
      // Cached responses are sent without the middleware that is only needed to create them.
      const kept = request.method === 'GET' ? context.publicAnswers.find(publicAddress(request.url)) : undefined
      if (!kept || !isSharedWith(context, kept, request)) return routed.fetch(request, bindings)
      if (!hasAllowance(context, kept.rate, request, bindings)) return routed.fetch(request, bindings)
      const id = randomUUID()
      nameRoute(bindings, { id, route: kept.route, isBrowsing: true })
      return publicResponse(request, kept, {
        ...fixedHeaders,
        ...toldTo(bindings, kept.shows),
        'X-Request-Id': id,
      })
    },
    secondsToWaitForPage: (request, bindings) => secondsToWait(context, 'page', request, bindings),
  }
}

/** Reads that the log samples: pictures, files for search engines, and responses that are the same for everyone. */
const publicRoutes = new Set([
  '/media/:id/:file',
  '/media/share/:kind/:file',
  '/media/icons/:id/:file',
  '/sitemaps/:file',
  '/feeds/:file',
  '/healthz',
  '/readyz',
  ...publicFilePaths,
  ...routes.filter(({ endpoint }) => endpoint.shared).map(({ endpoint }) => `/api${endpoint.path}`),
])

/** Created once, on first use: describing every endpoint takes ten times as long as the rest of the app. */
const descriptions = new Map<string, Promise<string>>()
let reference: Promise<{ html: string; policy: string }> | undefined

function descriptionFor(publicUrl: string): Promise<string> {
  const known = descriptions.get(publicUrl)
  if (known) return known
  const made = describe(publicUrl)
  descriptions.set(publicUrl, made)
  return made
}

async function describe(publicUrl: string): Promise<string> {
  const { describeApi } = await import('./http/openapi.ts')
  return JSON.stringify(await describeApi(publicUrl))
}

async function openReference() {
  const { referencePage } = await import('./http/reference-page.ts')
  return referencePage()
}

function createRouted(context: Context): Hono<Environment> {
  const app = new Hono<Environment>()
  const fixedHeaders = Object.entries(securityHeaders(context.config.publicUrl))
  const publicFiles = publicFilesHandler(context)

  app.use(async (hono, next) => {
    hono.set('requestId', randomUUID())
    await next()
    const route = routePath(hono, -1)
    nameRoute(hono.env, { id: hono.get('requestId'), route, isBrowsing: publicRoutes.has(route) })
    if (hono.get('isWhole')) return
    for (const [name, value] of fixedHeaders) {
      if (!hono.res.headers.has(name)) hono.res.headers.set(name, value)
    }
    hono.res.headers.set('X-Request-Id', hono.get('requestId'))
  })

  app.get('/metrics', (hono) => sendMetrics(context, hono.req.raw))
  app.get('/healthz', (hono) => hono.json({ alive: true }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (hono) => {
    const [database, hasCatalogue] = context.readiness.isOpen
      ? await Promise.all([
          context.watch.stateWithin(timeLimits.readiness),
          isCatalogueReady(context, timeLimits.readiness),
        ])
      : []
    const isReady = database !== undefined && hasCatalogue === true
    const details = database && {
      database: database.isReadOnly ? 'read-only' : 'read-write',
      ...(!hasCatalogue && { catalogue: 'loading' }),
      jobs: database.lateJobs.length > 0 ? 'late' : 'running',
      ...(database.lateJobs.length > 0 && { late_jobs: database.lateJobs }),
    }
    return hono.json({ ready: isReady, ...details }, isReady ? 200 : 503, {
      'Cache-Control': 'no-store',
      ...(!isReady && { 'Retry-After': '2' }),
    })
  })
  app.get('/media/:id/:file', picturesHandler(context))
  app.get('/media/share/:kind/:file', shareImagesHandler(context))
  app.get('/media/icons/:id/:file', appIconsHandler(context))
  for (const path of publicFilePaths) app.get(path, publicFiles)
  app.get('/sitemaps/:file', publicFiles)
  app.get('/feeds/:file', journalFeedHandler(context))
  if (context.sandbox) app.on(['GET', 'POST'], '/api/payments/sandbox/:id', sandboxHandler(context))
  app.get('/api/openapi.json', async (hono) =>
    hono.body(await descriptionFor(context.config.publicUrl), 200, {
      'Content-Type': 'application/json; charset=utf-8',
    }),
  )
  app.get('/api/docs', async (hono) => {
    const { html, policy } = await (reference ??= openReference())
    return hono.html(html, 200, { 'Content-Security-Policy': policy })
  })

  const allowed = new Map<string, Set<string>>()
  for (const route of routes) {
    const handle = serve(context, route)
    for (const path of [route.endpoint.path, ...(route.endpoint.aliases ?? [])]) {
      app.on(route.endpoint.method, `/api${path}`, handle)
      const known = allowed.get(path) ?? new Set(['OPTIONS'])
      known.add(route.endpoint.method)
      if (route.endpoint.method === 'GET' && !route.endpoint.effect) known.add('HEAD')
      allowed.set(path, known)
    }
  }
  for (const [path, known] of allowed) {
    app.all(`/api${path}`, (hono) => {
      const allow = [...known].join(', ')
      if (hono.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } })
      const refusal = problemResponse(
        new AppError('method-not-allowed'),
        requestLocale(hono.req.raw),
        hono.get('requestId'),
      )
      refusal.headers.set('Allow', allow)
      return refusal
    })
  }

  app.notFound((hono) => problemOf(new AppError('not-found'), hono))
  app.onError((error, hono) => {
    const requestId = hono.get('requestId')
    const known = appErrorOf(error)
    if (known.status >= 500 || !(error instanceof AppError)) {
      const { method, path } = hono.req
      const { status, code } = known
      // If the database is down, every request fails for the same reason.
      if (isPassing(error) && !context.failureLines.take(`${code} ${reasonOf(error)}`)) return problemOf(known, hono)
      logFailure(context.log, error, code, { request_id: requestId, method, path, status, ...hono.get('caller') })
    }
    return problemOf(known, hono)
  })
  return app
}

function problemOf(error: AppError, hono: HonoContext<Environment>): Response {
  const locale = hono.get('locale') ?? requestLocale(hono.req.raw)
  return problemResponse(error, locale, hono.get('requestId'), hono.req.path.startsWith('/api/admin/'))
}
