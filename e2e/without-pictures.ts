import type { Page } from 'playwright-core'

const clear = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Replaces every picture of the shop with one transparent pixel. Uses the DevTools protocol, since a Playwright route disables
 * the cache, which contains the scripts of the previous screen.
 */
export async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'image/gif' }]
    // A page that has been left no longer waits for it.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: clear }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*', resourceType: 'Image' }] })
}

/** The same, and each screen requests its pictures again: from memory the browser would use one loaded for a larger box. */
export async function withoutCachedPictures(page: Page): Promise<void> {
  await page.route(/\/media\/[\w-]+\/\d+\.(avif|webp|jpg)$/, (route) =>
    route.fulfill({ body: Buffer.from(clear, 'base64'), contentType: 'image/gif' }),
  )
}
