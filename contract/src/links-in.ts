/** A link in what staff write: something with a title that leads to a page of the shop. */
type Link = { field: string; address: string }

const isLink = (holder: object, name: string, value: unknown): value is string =>
  'title' in holder && (name === 'path' || name === 'url') && typeof value === 'string' && value.startsWith('/')

/** The links to pages of the shop, with the dotted paths of their fields. */
export function linksIn(content: unknown, at: readonly string[] = []): Link[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]: [string, unknown]) => {
    const field = [...at, name]
    return isLink(content, name, value) ? [{ field: field.join('.'), address: value }] : linksIn(value, field)
  })
}

/** The content with other addresses in these links. */
export function withAddresses<Content>(content: Content, addressOf: (address: string) => string): Content {
  if (typeof content !== 'object' || content === null) return content
  if (Array.isArray(content)) return content.map((one: unknown) => withAddresses(one, addressOf)) as Content
  const entries = Object.entries(content).map(([name, value]: [string, unknown]) => [
    name,
    isLink(content, name, value) ? addressOf(value) : withAddresses(value, addressOf),
  ])
  return Object.fromEntries(entries) as Content
}
