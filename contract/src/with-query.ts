/** Adds a query to a path, in the order of the object. Empty values are left out. */
export function withQuery(path: string, query: Record<string, string | number | boolean | undefined | null>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}
