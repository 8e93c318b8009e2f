import { AsyncLocalStorage } from 'node:async_hooks'

export type Asked = {
  browser: number
  path: string
  at: number
  status: number
  retryAfter: number
  answeredAt: number
}

/** What belongs to one browser: its storage and its cookie. */
type Browser = { number: number; stored: Map<string, string>; cookie: string }

const browsers = new AsyncLocalStorage<Browser>()

/** Runs the shop's code in a browser of its own, with a network address of its own. */
export function inBrowser<T>(number: number, work: () => Promise<T>): Promise<T> {
  return browsers.run({ number, stored: new Map(), cookie: '' }, work)
}

/** Provides the browser globals for the shop's code; each request is reported with its outcome. */
export function furnish(origin: string, onAnswer: (asked: Asked) => void): void {
  const own = () => browsers.getStore() ?? { number: 0, stored: new Map<string, string>(), cookie: '' }
  const send = globalThis.fetch
  const fetch = async (request: Request): Promise<Response> => {
    const browser = own()
    const at = performance.now()
    // As the proxy before a shop sends it.
    request.headers.set('X-Forwarded-For', `10.0.${browser.number >> 8}.${browser.number & 255}`)
    if (browser.cookie) request.headers.set('Cookie', browser.cookie)
    request.headers.set('Sec-Fetch-Site', 'same-origin')
    const answer = await send(request)
    browser.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? browser.cookie
    onAnswer({
      browser: browser.number,
      path: new URL(request.url).pathname,
      at,
      status: answer.status,
      retryAfter: Number(answer.headers.get('Retry-After') ?? 0),
      answeredAt: performance.now(),
    })
    return answer
  }
  const localStorage = {
    getItem: (key: string) => own().stored.get(key) ?? null,
    setItem: (key: string, value: string) => void own().stored.set(key, value),
    removeItem: (key: string) => void own().stored.delete(key),
  }
  const location = { origin, pathname: '/en', href: `${origin}/en` }
  // None of them has a second tab, and none goes offline.
  const places = { fetch, localStorage, location, navigator: {}, addEventListener() {}, removeEventListener() {} }
  for (const [name, value] of Object.entries(places)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
}
