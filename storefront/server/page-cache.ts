import { isTouched, joined, type PublicChange } from '@fitout/contract/public-change.ts'
import type { Page } from './page-answer.ts'

type Entry = { page: Page; until: number }
// A longer address is answered but not cached, so that addresses cannot fill the memory.
const longestKey = 500

export type PageCacheOptions = {
  maximumBytes: number
  milliseconds: number
  /** Pages of other statuses are not cached. */
  statuses?: readonly number[]
  now?: () => number
}

/** Pages in memory, evicting the least recently used. Concurrent requests for a page share one render. */
export class PageCache {
  readonly #kept = new Map<string, Entry>()
  readonly #underway = new Map<string, Promise<Page>>()
  readonly #options: Required<PageCacheOptions>
  #bytes = 0
  #generation = 0
  #changed: PublicChange | undefined

  constructor(options: PageCacheOptions) {
    this.#options = { now: () => performance.now(), statuses: [200], ...options }
  }

  find(key: string): Page | undefined {
    this.#sweep()
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#drop(key, kept)
    if (kept.until < this.#options.now()) return undefined
    this.#put(key, kept)
    return kept.page
  }

  /** Like `find`, but says nothing about how often the page is used. */
  has(key: string): boolean {
    this.#sweep()
    const kept = this.#kept.get(key)
    return kept !== undefined && kept.until >= this.#options.now()
  }

  async findOrRender(key: string, render: () => Promise<Page>): Promise<Page> {
    const known = this.find(key) ?? this.#underway.get(key)
    if (known) return known
    const generation = this.#generation
    const rendering = render().then((page) => {
      if (this.#underway.get(key) === rendering) this.#underway.delete(key)
      if (generation === this.#generation && this.#mayKeep(page)) this.#keep(key, page)
      return page
    })
    this.#underway.set(key, rendering)
    rendering.catch(() => this.#underway.delete(key))
    return rendering
  }

  /** Drops the cached pages that show something of a change; renders in progress are not cached, whatever they show. */
  forget(change: PublicChange): void {
    this.#generation += 1
    this.#underway.clear()
    this.#changed = joined(this.#changed, change)
  }

  /** Many changes at once, as in an import, are processed together. */
  #sweep(): void {
    const change = this.#changed
    if (!change) return
    this.#changed = undefined
    for (const [key, kept] of this.#kept) if (isTouched(kept.page.shows, change)) this.#drop(key, kept)
  }

  #keep(key: string, page: Page): void {
    if (key.length > longestKey) return
    this.#sweep()
    const old = this.#kept.get(key)
    if (old) this.#drop(key, old)
    this.#put(key, { page, until: this.#options.now() + this.#options.milliseconds })
    for (const [oldest, given] of this.#kept) {
      if (this.#bytes <= this.#options.maximumBytes) return
      this.#drop(oldest, given)
    }
  }

  #put(key: string, kept: Entry): void {
    this.#kept.set(key, kept)
    this.#bytes += kept.page.bytes
  }

  #drop(key: string, { page }: Entry): void {
    this.#kept.delete(key)
    this.#bytes -= page.bytes
  }

  #mayKeep(page: Page): boolean {
    return this.#options.statuses.includes(page.status) && !('set-cookie' in page.headers)
  }
}
