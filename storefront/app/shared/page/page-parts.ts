/** Wraps a part while the page is assembled; removed before it is sent. */
export const partTag = 'shared-part'

const opening = `<${partTag} n="`
const closing = `</${partTag}>`
const charactersAtMost = 8_000_000

/** The HTML of parts by everything they depend on, most recently used last. */
const kept = new Map<string, string>()
let characters = 0

/** The parts of one page that it shares with others: known ones are not rendered again. */
export class PageParts {
  readonly #parts: { key: string; html: string | undefined }[] = []

  /** The number of a part in this page, and whether its HTML is known. */
  note(by: readonly unknown[]): { number: number; isKnown: boolean } {
    const key = by.map(nameOf).join('\n')
    const html = find(key)
    return { number: this.#parts.push({ key, html }) - 1, isKnown: html !== undefined }
  }

  /** The page with all its parts inserted; new parts are cached. */
  whole(page: string): string {
    const [before, ...pieces] = page.split(opening)
    let html = before ?? ''
    for (const piece of pieces) {
      const start = piece.indexOf('">')
      const end = piece.indexOf(closing, start)
      const part = this.#parts[Number(piece.slice(0, start))]
      const own = part?.html ?? piece.slice(start + 2, end)
      if (part && part.html === undefined) keep(part.key, own)
      html += own + piece.slice(end + closing.length)
    }
    return html
  }
}

function find(key: string): string | undefined {
  const html = kept.get(key)
  if (html === undefined) return undefined
  kept.delete(key)
  kept.set(key, html)
  return html
}

function keep(key: string, html: string): void {
  if (kept.has(key)) return
  // A slice of a page would keep the whole page in memory.
  kept.set(key, Buffer.from(html).toString())
  characters += key.length + html.length
  for (const [oldest, its] of kept) {
    if (characters <= charactersAtMost) return
    kept.delete(oldest)
    characters -= oldest.length + its.length
  }
}

const names = new WeakMap<object, string>()
let named = 0

/** Objects are compared by identity, since comparing their content would take too long for each page. */
function nameOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part)
  const name = names.get(part) ?? `#${(named += 1)}`
  names.set(part, name)
  return name
}
