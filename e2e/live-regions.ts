import type { Page } from 'playwright-core'

declare global {
  interface Window {
    announced?: string[]
  }
}

/**
 * From now on the page records what a screen reader would announce: text added to a live region that already existed. Most
 * readers do not announce text that arrives together with its region.
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
