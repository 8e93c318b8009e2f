import type { Page } from './page-answer.ts'

type Kept = { page: Page; until: number }
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
  readonly #kept = new Map<string, Kept>()
  readonly #underway = new Map<string, Promise<Page>>()
  readonly #options: Required<PageCacheOptions>
  #bytes = 0
  #generation = 0

  constructor(options: PageCacheOptions) {
    this.#options = { now: () => performance.now(), statuses: [200], ...options }
  }

  find(key: string): Page | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#kept.delete(key)
    if (kept.until < this.#options.now()) {
      this.#bytes -= kept.page.bytes
      return undefined
    }
    this.#kept.set(key, kept)
    return kept.page
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

  /** Drops the cached pages after a change; renders in progress are not cached either. */
  forget(): void {
    this.#generation += 1
    this.#kept.clear()
    this.#underway.clear()
    this.#bytes = 0
  }

  #keep(key: string, page: Page): void {
    if (key.length > longestKey) return
    const old = this.#kept.get(key)
    if (old) this.#bytes -= old.page.bytes
    this.#kept.delete(key)
    this.#kept.set(key, { page, until: this.#options.now() + this.#options.milliseconds })
    this.#bytes += page.bytes
    for (const [oldest, { page: given }] of this.#kept) {
      if (this.#bytes <= this.#options.maximumBytes) return
      this.#kept.delete(oldest)
      this.#bytes -= given.bytes
    }
  }

  #mayKeep(page: Page): boolean {
    return this.#options.statuses.includes(page.status) && !('set-cookie' in page.headers)
  }
}
