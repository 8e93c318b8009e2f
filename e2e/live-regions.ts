import type { Page } from 'playwright-core'

declare global {
  interface Window {
    announced?: string[]
  }
}

/**
 * From now on the page keeps what a screen reader would say of its own accord: words that come into a live region
 * which was already there. Words that arrive together with their region are not said by most readers.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const known = new Map<Element, string>()
    window.announced = []
    const look = () => {
      for (const region of document.querySelectorAll(regions)) {
        const text = region.textContent?.trim() ?? ''
        const before = known.get(region)
        known.set(region, text)
        if (before !== undefined && text !== '' && text !== before) window.announced?.push(text)
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

export function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announced ?? [])
}
