import type { Context } from '../context.ts'

/** What a list call was asked: the request for its address, and its checked `page` and `per_page`. */
export type PageRequest = { request: Request; query: { page: number; per_page: number } }

/** One page of a list. The address of the next starts with the configured origin, whatever the request claims. */
export function pageOf<Item>(context: Context, { request, query }: PageRequest, data: Item[], total: number) {
  return {
    data,
    current_page: query.page,
    per_page: query.per_page,
    next_page_url: query.page * query.per_page < total ? nextPageUrl(context, request, query.page) : null,
    total,
  }
}

function nextPageUrl(context: Context, request: Request, page: number): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('page', String(page + 1))
  return `${context.config.publicUrl}${pathname}?${searchParams}`
}
