/** Where a page of a list begins: after a row where the list grows at its beginning, else by its number. */
export type ListPlace = { page: number; after?: string }

export const firstPlace: ListPlace = { page: 1 }

/** Where the page after this one begins, from the address that the API gives it; nothing after the last. */
export function nextPlace({ next_page_url }: { next_page_url: string | null }): ListPlace | undefined {
  if (next_page_url === null) return undefined
  const { searchParams } = new URL(next_page_url)
  const after = searchParams.get('after')
  return { page: Number(searchParams.get('page')), ...(after && { after }) }
}
