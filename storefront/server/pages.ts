import { CallError, createCall } from '@fitout/contract/client.ts'
import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { defaultLocale, type Locale, locales } from '@fitout/contract/locales.ts'
import type { PublicChange } from '@fitout/contract/public-change.ts'
import {
  localise,
  offlinePath,
  pathTo,
  screenNamed,
  setupPath,
  splitLocale,
} from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { isData, knownQuery, pathOf, readAddress, screenAt } from './address.ts'
import { languageOfRoot } from './language-choice.ts'
import { offlinePage } from './offline-page.ts'
import { formerAddress } from './former-address.ts'
import { answerWith, type Encode, makePage, type Page } from './page-answer.ts'
import { PageCache } from './page-cache.ts'
import {
  type CallApi,
  createRenderer,
  htmlHeaders,
  type RendererOptions,
  retryAfterSeconds,
  writeFault,
} from './page-renderer.ts'
import { lastResortPage } from './last-resort-page.ts'
import { refusalPage, unfinishedPage } from './refusal-page.ts'
import { contentSecurityPolicy, pageHeaders } from './security-headers.ts'

/** Runs `show` with an API that answers as if a draft were published; undefined for an invalid token. */
export type ShowDraft = <T>(token: string, show: (callApi: CallApi) => Promise<T>) => Promise<T | undefined>

export type PagesOptions = RendererOptions & {
  showDraft?: ShowDraft
  /** The compression of the shop's answers. */
  encode: Encode
  /** Waits for a page's turn to be rendered; throws `service-busy` if too many wait. */
  pool?: (draw: () => Promise<Page>) => Promise<Page>
  /** Whether the shop is set up; until then every page redirects to the set-up. */
  isSetUp?: () => Promise<boolean>
  /** Whether an error is temporary. */
  isPassing?: (error: unknown) => boolean
  /** The seconds until this source may have another page rendered; undefined if it may now. */
  secondsToWait?: (request: Request, bindings: object) => number | undefined
}

type BusyPage = { headers: Record<string, string>; body: Uint8Array }

type Refusal = { status: 429 | 503; code: 'rate-limited' | 'service-busy'; seconds: string }

const busy: Refusal = { status: 503, code: 'service-busy', seconds: retryAfterSeconds }
const publicCache = { maximumBytes: 32 * 1024 * 1024, milliseconds: 60_000 }
const shellCache = { maximumBytes: 16 * 1024 * 1024, milliseconds: 60_000, statuses: [200, 404] }
/** For addresses that contain a secret: they are not sent as referrer. */
const noReferrer = { 'referrer-policy': 'no-referrer' }

/** Serves pages, and caches them for a moment. */
export function createPages(options: PagesOptions) {
  const publicPages = new PageCache(publicCache)
  // Personal screens before they are filled in the browser, and the page for unknown addresses.
  const shells = new PageCache(shellCache)
  const { pool = (draw) => draw(), report = writeFault } = options
  const draw = createRenderer(options)
  const render = (path: string, callApi?: CallApi) => pool(() => draw(path, callApi))
  const headers = pageHeaders(options)
  let languages: Promise<Locale[]> | undefined
  let knownLanguages: Locale[] | undefined
  const refusals = new Map<string, Page>()
  const busyPages = new Map<Locale, BusyPage>()

  function send(request: Request, page: Page, isPublic: boolean, vary?: string, more = {}): Response {
    const kept = isPublic && page.status < 400 ? 'no-cache' : 'no-store'
    const own: Record<string, string> = { ...headers, 'cache-control': page.headers['cache-control'] ?? kept }
    if (vary) own.vary = vary
    Object.assign(own, more)
    return answerWith(page, request, own, {
      encode: options.encode,
      policy: (sources) => contentSecurityPolicy(sources, options, page.framed),
    })
  }

  function from(cache: PageCache, path: string): Promise<Page> {
    return options.production ? cache.findOrRender(path, () => render(path)) : render(path)
  }

  /** Uncached pages cost a render, so each source has an allowance of them. */
  function refusal(request: Request, bindings: object, pathname: string): Response | undefined {
    const seconds = options.secondsToWait?.(request, bindings)
    if (seconds === undefined) return undefined
    return refuse(request, pathname, { status: 429, code: 'rate-limited', seconds: String(seconds) })
  }

  function refuse(request: Request, pathname: string, { status, code, seconds }: Refusal): Response {
    return send(request, refusalIn(splitLocale(pathname).locale, { status, code, seconds }), false)
  }

  /** Created once: during many refusals there is no time to create them. */
  function refusalIn(locale: Locale, { status, code, seconds }: Refusal): Page {
    const key = `${locale} ${code} ${seconds}`
    const page =
      refusals.get(key) ??
      makePage({
        status,
        headers: { ...htmlHeaders, 'retry-after': seconds },
        html: refusalPage(locale, code),
      })
    refusals.set(key, page)
    return page
  }

  /** For a server that has no time for requests; all headers except the length. */
  function busyPage(path: string): BusyPage {
    const { locale } = splitLocale(path.split('?')[0] ?? '/')
    const known = busyPages.get(locale)
    if (known) return known
    const page = refusalIn(locale, busy)
    const policy = contentSecurityPolicy(page.own, options)
    const own = { ...headers, ...page.headers, 'cache-control': 'no-store', 'content-security-policy': policy }
    const made = { headers: own, body: page.body }
    busyPages.set(locale, made)
    return made
  }

  /** Whether the page at this path and query would be sent without rendering it. */
  function isCached(path: string): boolean {
    return publicPages.has(path) || shells.has(path)
  }

  /** A page rendered from a draft, for the back office's frame. It is neither cached nor indexed. */
  async function sendDraft(request: Request, path: string, token: string, showDraft: ShowDraft): Promise<Response> {
    const page =
      (await showDraft(token, (callApi) => render(path, callApi)).catch((error: unknown) => {
        if ((error as { code?: unknown }).code !== 'invalid-input') throw error
        return makePage({ status: 422, headers: htmlHeaders, html: unfinishedPage(splitLocale(path).locale) })
      })) ?? (await from(shells, lostPath(path)))
    const { location } = page.headers
    if (location) return move(302, withQuery(location, { preview: token }), headers)
    const own = { ...headers, ...noReferrer, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
    return answerWith(page, request, own, {
      encode: options.encode,
      policy: (sources) => contentSecurityPolicy(sources, options, page.framed, "'self'"),
    })
  }

  /** The language of a page: the requested one, otherwise the one its readers understand, or the studio's own. */
  async function writtenLanguage(asked: Locale): Promise<Locale> {
    const reading = (languages ??= shopLanguages(options.callApi))
    // All of them if the shop does not answer: a page in a language too many is better than none.
    const written = await reading.then(
      (known) => {
        if (languages === reading) knownLanguages = known
        return known
      },
      () => {
        languages = undefined
        return [...locales]
      },
    )
    return nearestOf(written, asked)
  }

  /** A cached page, by its canonical address; of the root unless a requested language redirects it. */
  function readyPage(request: Request, address: string): Page | undefined {
    if (address !== '/') return publicPages.find(address)
    const language = knownLanguages && nearestOf(knownLanguages, languageOfRoot(request, options.publicUrl))
    return language === defaultLocale ? publicPages.find(address) : undefined
  }

  /** The only page of an empty shop; it is not indexed, and every other address redirects to it. */
  async function sendSetup(request: Request, pathname: string): Promise<Response> {
    // Including the page's data in another language: if refused, the browser would reload the page and lose the input.
    const { locale, path } = splitLocale(pathname.replace(/\.data$/, ''))
    const own = { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' }
    if (path === setupPath) return send(request, await render(pathname), false, undefined, { ...own, ...noReferrer })
    const language = path === '/' && locale === defaultLocale ? languageOfRoot(request, options.publicUrl) : locale
    return move(302, localise(setupPath, language), { ...headers, ...own })
  }

  async function fetch(request: Request, bindings: object = {}): Promise<Response> {
    try {
      return await answer(request, bindings)
    } catch (error) {
      const { pathname } = new URL(request.url)
      if (isBusy(error) || options.isPassing?.(error)) return refuse(request, pathname, busy)
      report(error)
      const html = lastResortPage(splitLocale(pathname).locale)
      return send(request, makePage({ status: 500, headers: htmlHeaders, html }), false)
    }
  }

  async function answer(request: Request, bindings: object): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
    }
    // Pages are cached under their canonical address, which most visitors request.
    const asked = pathOf(request)
    const ready = readyPage(request, asked)
    if (ready) return send(request, ready, true, varyOf(asked))

    const { pathname, search, searchParams } = new URL(request.url)
    const refused = refusal(request, bindings, pathname)
    if (refused) return refused
    if (pathname === '/__manifest') {
      const manifest = pathname + knownQuery(searchParams, ['paths', 'version'])
      return send(request, await from(publicPages, manifest), true)
    }

    if (options.isSetUp && !(await options.isSetUp())) return sendSetup(request, pathname)
    const address = readAddress(pathname)
    if (address.kind === 'move') {
      const to = screenAt(address.path) ? undefined : await formerAddress(options.callApi, address.path)
      return move(301, to ?? address.path + search, headers)
    }
    if (address.kind === 'nonsense') return send(request, await from(shells, lostPath(pathname)), false)

    const { path } = address
    if (splitLocale(path).path === offlinePath) {
      const { locale } = splitLocale(path)
      return send(request, await shells.findOrRender(path, () => cachedByBrowsers(options.callApi, locale)), false)
    }
    const token = searchParams.get('preview')
    if (token !== null && options.showDraft) return sendDraft(request, path, token, options.showDraft)
    const vary = varyOf(path)
    if (path === '/') {
      const locale = await writtenLanguage(languageOfRoot(request, options.publicUrl))
      if (locale !== defaultLocale) return move(302, pathTo('home', locale) + search, { ...headers, vary: vary ?? '' })
    }
    const own = splitLocale(path)
    const locale = isData(path) ? own.locale : await writtenLanguage(own.locale)
    if (locale !== own.locale) return move(302, localise(own.path, locale) + search, headers)
    const key = screenAt(path)
    const screen = key && screenNamed(key)
    if (!screen && !isData(path)) return sendLost(request, path, () => from(shells, lostPath(path)))
    if (!screen || screen.personal || screen.status) {
      const shell = search === '' && !isData(path) ? from(shells, path) : render(path + search)
      return send(request, await shell, false, undefined, screen?.guard === 'verification-code' ? noReferrer : {})
    }
    const known: readonly string[] = screen.query ?? []
    const shown = path + knownQuery(searchParams, isData(path) ? [...known, '_routes'] : known)
    const page = await from(publicPages, shown)
    if (page.status === 404 && !isData(path)) return sendLost(request, path, async () => page)
    return send(request, page, true, vary)
  }

  /** An unknown address may be one of a former shop. */
  async function sendLost(request: Request, path: string, page: () => Promise<Page>): Promise<Response> {
    const to = await formerAddress(options.callApi, path)
    return to === undefined ? send(request, await page(), false) : move(301, to, headers)
  }

  function forget(change: PublicChange): void {
    publicPages.forget(change)
    shells.forget(change)
    languages = knownLanguages = undefined
  }

  return { fetch, forget, busyPage, isCached }
}

/** Also if one of the calls of a page was refused. */
function isBusy(error: unknown): boolean {
  const { code, problem } = error as { code?: unknown; problem?: { status?: unknown } }
  return code === busy.code || (error instanceof CallError && problem?.status === busy.status)
}

/** The root redirects to a language by the browser's preferences. */
const varyOf = (path: string) => (path === '/' ? 'Cookie, Accept-Language, Sec-Fetch-Site, Referer' : undefined)

function nearestOf(written: Locale[], asked: Locale): Locale {
  return [asked, ...nearest[asked], ...written].find((one) => written.includes(one)) ?? asked
}

const nearest: Record<Locale, Locale[]> = { zh: ['cn'], cn: ['zh'], en: [] }

async function shopLanguages(callApi: CallApi): Promise<Locale[]> {
  const call = createCall({ base: '/api', fetch: callApi, locale: () => defaultLocale })
  return (await call(latestConfiguration)).data['shop-constants'].languages
}

async function cachedByBrowsers(callApi: CallApi, locale: Locale): Promise<Page> {
  const call = createCall({ base: '/api', fetch: callApi, locale: () => locale })
  const shop = await call(latestConfiguration).then(
    ({ data }) => data['customer-layout'].navbar.logo.title,
    () => ({}),
  )
  const nonce = 'the-nonce'
  return makePage({ status: 200, headers: htmlHeaders, html: offlinePage(locale, nonce, shop), nonce })
}

/** All addresses without a screen show the same page, so it is rendered under one address. */
function lostPath(pathname: string): string {
  return localise('/-', splitLocale(pathname).locale)
}

function move(status: 301 | 302, path: string, headers: Record<string, string>): Response {
  const location = /^\/(?![/\\])/.test(path) ? path : '/'
  return new Response(null, { status, headers: { ...headers, location, 'cache-control': 'no-store' } })
}
