import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { framesHeader, splitLocale } from '@fitout/contract/storefront-paths.ts'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type * as ServerEntry from '../app/entry.server.tsx'
import { isData, screenAt } from './address.ts'
import { gatherShown } from './gather-shown.ts'
import { lastResortPage } from './last-resort-page.ts'
import { makePage, type Page } from './page-answer.ts'

export type CallApi = (request: Request) => Promise<Response>

export type RendererOptions = {
  callApi: CallApi
  publicUrl: string
  production: boolean
  build: () => ServerBuild | Promise<ServerBuild>
  /** The time limit of a page, including its calls; 10 s by default. */
  drawMilliseconds?: number
  /** Receives errors of pages, and parts they were rendered without; the default is the standard error output. */
  report?: (error: unknown, part?: string) => void
}

type Handle = ReturnType<(typeof ServerEntry)['createRequestHandler']>

const longestDraw = 10_000

/** The machine had no time for the page: that is not the page's fault, and a retry may succeed. */
class TooLate extends Error {
  readonly code = 'service-busy'
}

export const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' }
export const retryAfterSeconds = '5'

/** Renders the page of a path by React Router. */
export function createRenderer(options: RendererOptions) {
  const nonce = randomBytes(24).toString('base64url')
  let known: { build: ServerBuild; handles: Map<string, Handle> } | undefined

  function handleOf(build: ServerBuild, path: string): Handle {
    if (known?.build !== build) known = { build, handles: new Map() }
    const { pathname } = new URL(path, options.publicUrl)
    const place = pathname === '/__manifest' ? 'all' : placeOf(pathname)
    const ready = known.handles.get(place)
    if (ready) return ready
    const { createRequestHandler } = entryOf(build)
    const mode = options.production ? 'production' : 'development'
    const handle = createRequestHandler(place === 'all' ? build : routesAt(build, place), mode)
    known.handles.set(place, handle)
    return handle
  }

  /** Aborts a page at the time limit; a result caused by the abort is not a page. */
  async function inTime(work: (signal: AbortSignal) => Promise<Page>): Promise<Page> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new TooLate()), options.drawMilliseconds ?? longestDraw)
    try {
      const page = await work(late.signal)
      late.signal.throwIfAborted()
      return page
    } finally {
      clearTimeout(timer)
    }
  }

  async function draw(path: string, callApi: CallApi, signal: AbortSignal): Promise<Page> {
    const build = await options.build()
    const entry = entryOf(build)
    // The renderer sees only the address: no cookie, no header, no host of the first request.
    const request = new Request(options.publicUrl + path, { signal })
    const gathered = gatherShown(callApi)
    let rendered: { html: string; whole: (lean: string) => string } | undefined
    const context: RouterContextProvider = entry.createPageContext({
      report: writeFault,
      ...options,
      callApi: gathered.callApi,
      request,
      nonce,
      keepHtml: (html, whole) => {
        rendered = { html, whole }
      },
    })
    const answer = await handleOf(build, path)(request, context)
    const { status } = answer
    const { [framesHeader]: framed, ...headers } = Object.fromEntries(answer.headers)
    if (status === 503) headers['retry-after'] ??= retryAfterSeconds
    const page = headers['content-type']?.startsWith('text/html') ? rendered : undefined
    if (status === 500 && !isData(path) && page === undefined) {
      return makePage({ status, headers: htmlHeaders, html: lastResortPage(splitLocale(path).locale) })
    }
    const html = page?.html ?? (await answer.text())
    // In development, Vite adds scripts of its own to the page, and reloads it until it knows them all.
    const sent = page !== undefined && options.production ? entry.withLateScripts(html) : { html }
    return makePage({ status, headers, ...sent, whole: page?.whole, nonce, framed, shows: gathered.shown() })
  }

  return (path: string, callApi = options.callApi): Promise<Page> => inTime((signal) => draw(path, callApi, signal))
}

const entryOf = (build: ServerBuild) => build.entry.module as unknown as typeof ServerEntry

/** The language of a path with its screen, in route names. The browser requests data of several. */
function placeOf(pathname: string): string {
  const { locale } = splitLocale(pathname.replace(/\.data$/, ''))
  const screen = isData(pathname) ? undefined : screenAt(pathname)
  return screen ? `${locale}:${screen}` : locale
}

/**
 * The build with the routes of one language, or only those of one of its screens and of the home page, which every page refers
 * to: matching an address costs in proportion to the number of routes.
 */
function routesAt(build: ServerBuild, place: string): ServerBuild {
  const [locale = ''] = place.split(':')
  const ways = new Set([...wayTo(build, place), ...wayTo(build, `${locale}:home`)])
  const isOwn = (id: string) => (place === locale ? id === 'root' || `${id}:`.startsWith(`${locale}:`) : ways.has(id))
  const own = <T>(routes: Record<string, T>) => Object.fromEntries(Object.entries(routes).filter(([id]) => isOwn(id)))
  return { ...build, routes: own(build.routes), assets: { ...build.assets, routes: own(build.assets.routes) } }
}

function wayTo(build: ServerBuild, id: string): string[] {
  const above = build.routes[id]?.parentId
  return above === undefined ? [id] : [id, ...wayTo(build, above)]
}

/** If a shop configures no error log. */
export function writeFault(error: unknown, part?: string): void {
  const fault = error instanceof Error ? error.stack : inspect(error)
  process.stderr.write(`${part === undefined ? '' : `a page without its ${part}: `}${fault}\n`)
}
