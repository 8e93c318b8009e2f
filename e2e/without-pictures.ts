import type { Page } from 'playwright-core'

const clear = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Every picture of the shop becomes one clear dot. By the browser's own protocol, since a route of Playwright's turns off
 * the cache in which the scripts of the screen before lie.
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

/**
 * The same, and each screen asks for its pictures again: from its memory the browser would take one that it has for a
 * larger box.
 */
export async function withoutCachedPictures(page: Page): Promise<void> {
  await page.route(/\/media\/[\w-]+\/\d+\.(avif|webp|jpg)$/, (route) =>
    route.fulfill({ body: Buffer.from(clear, 'base64'), contentType: 'image/gif' }),
  )
}
