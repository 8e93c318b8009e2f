/** The position of a page: after an entry in lists that grow at the top, otherwise a page number. */
export type ListPlace = { page: number; after?: string }

export const firstPlace: ListPlace = { page: 1 }

/** The position of the next page, from the URL in the API's response; undefined after the last page. */
export function nextPlace({ next_page_url }: { next_page_url: string | null }): ListPlace | undefined {
  if (next_page_url === null) return undefined
  const { searchParams } = new URL(next_page_url)
  const after = searchParams.get('after')
  return { page: Number(searchParams.get('page')), ...(after && { after }) }
}
