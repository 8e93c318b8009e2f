import type { Page } from 'playwright-core'

/** For checks that look at everything else: making the pictures of every screen would take minutes. */
export async function withoutPictures(page: Page): Promise<void> {
  const clear = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  await page.route(/\/media\/[\w-]+\/\d+\.(avif|webp|jpg)$/, (route) =>
    route.fulfill({ body: clear, contentType: 'image/gif', headers: { 'Cache-Control': 'max-age=600' } }),
  )
}
