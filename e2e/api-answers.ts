import type { ErrorCode } from '@fitout/contract/errors.ts'
import type { Page, Request, Route } from 'playwright-core'

type Refusal = { status: number; code: ErrorCode; message?: string; retryAfterSeconds?: number }

/** Answers like the API on an error. */
export function refuse(route: Route, { status, code, message = '', retryAfterSeconds }: Refusal): Promise<void> {
  return route.fulfill({
    status,
    contentType: 'application/problem+json',
    headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
    body: JSON.stringify({ status, code, message, request_id: 'in-a-test' }),
  })
}

/** The answer to a call while the API is down. */
export const unreachable = { status: 503, code: 'service-unavailable', message: 'No answer' } as const

export const calls = {
  login: '**/api/auth/login',
  addToCart: '**/api/stores/*/shopping-cart/add-to-cart',
  showCart: '**/api/stores/*/shopping-cart/all',
  checkOut: '**/api/stores/*/checkouts',
  likePost: '**/api/posts/*/like?*',
  writeComment: '**/api/posts/review',
} as const

/** The requests of a page, past and future, with addresses ending like this, each with its time. */
export function requestsTo(page: Page, ending: string): { request: Request; at: number }[] {
  const seen: { request: Request; at: number }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(ending)) seen.push({ request, at: Date.now() })
  })
  return seen
}

/** The number of orders placed by the visitor of this page. */
export function ordersOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/orders/all', { headers: { Accept: 'application/json', 'X-Storefront': '1' } })
    return ((await answer.json()) as { total: number }).total
  })
}
