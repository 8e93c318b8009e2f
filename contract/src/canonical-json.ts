/**
 * The canonical form of a JSON value after RFC 8785: names sorted by their UTF-16 code units, numbers and strings as
 * ECMAScript writes them, no white space. Fields that are undefined are left out.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value))
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inner]) => [name, inOrder(inner)]))
}
