import type { Page } from 'playwright-core'

declare global {
  interface Window {
    shifts?: string[]
  }
}

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** From now on each page records its layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // A page may be painted while its last bytes are parsed; shifts this small are invisible.
        if (entry.hadRecentInput || entry.value < 0.002) continue
        const moved = entry.sources.map(({ node, previousRect: before, currentRect: after }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent?.slice(0, 60)
          return `${name} from ${before.x},${before.y} ${before.width}×${before.height} to ${after.x},${after.y} ${after.width}×${after.height}`
        })
        window.shifts?.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.shifts ?? [])
}

/** Waits until every picture on the screen is loaded and everything is painted. */
export async function isStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && image.checkVisibility()
      return image.complete || !isInView
    }),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => {
      requestIdleCallback(done)
    })
  })
}

/** Elements beyond the right edge of the page that make it scroll sideways. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > clientWidth + 1
    })
    return [
      `${scrollWidth} px of ${clientWidth}`,
      ...wide.slice(0, 4).map((element) => element.outerHTML.slice(0, 120)),
    ]
  })
}
