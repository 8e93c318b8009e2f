import { addressOf, type Call, type CallOptions } from '@fitout/contract/client.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'

// More than a user pages through in a day.
const pagesAtMost = 200

/**
 * Lists are paged by number, but the page after one already read continues after its last row, so that new rows cause neither
 * repeats nor gaps.
 */
export function followPages(call: Call): Call {
  const rows = new Map<string, string>()

  function note(address: string, nextPage: string | null): void {
    const after = nextPage && new URL(nextPage).searchParams.get('after')
    rows.delete(address)
    if (after) rows.set(address, after)
    const [oldest] = rows.keys()
    if (rows.size > pagesAtMost && oldest !== undefined) rows.delete(oldest)
  }

  return async <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}) => {
    const query: Record<string, unknown> = { ...options.query }
    const after = rows.get(addressOf(endpoint, options.params, query))
    const answer = await call(endpoint, { ...options, query: { ...query, ...(after && { after }) } as never })
    if (hasPages(answer)) {
      const page = Number(query['page'] ?? 1) + 1
      note(addressOf(endpoint, options.params, { ...query, page }), answer.next_page_url)
    }
    return answer
  }
}

function hasPages(answer: unknown): answer is { next_page_url: string | null } {
  return typeof answer === 'object' && answer !== null && 'next_page_url' in answer
}
