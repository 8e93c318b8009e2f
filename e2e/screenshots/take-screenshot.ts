import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'

// A longer page shows nothing new further down.
const longest = 6000
const thumbnailWidths = { phone: 130, tablet: 180, desk: 290 } as const
const patience = 20_000

/** Takes a page as JPEG into a file, as a whole or as much as fits the screen; returns a thumbnail of its beginning. */
export async function takeScreenshot(
  page: Page,
  size: { width: number; height: number },
  path: string,
  { isWhole }: { isWhole: boolean },
): Promise<string> {
  await page.setViewportSize(size)
  await picturesThere(page)
  // Fixed elements are then at the top of the page, as on arrival.
  if (isWhole) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const whole = isWhole ? await page.evaluate(() => document.documentElement.scrollHeight) : size.height
  const top = isWhole ? 0 : await page.evaluate(() => scrollY)
  const height = Math.min(whole, longest)
  const session = await page.context().newCDPSession(page)
  const capture = async (shown: number, scale: number) => {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: 78,
      captureBeyondViewport: isWhole,
      clip: { x: 0, y: top, width: size.width, height: shown, scale },
    })
    return data
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, Buffer.from(await capture(height, 1), 'base64'))
  const small = await capture(Math.min(height, size.width * 2), thumbnailWidth(size.width) / size.width)
  await session.detach()
  return `data:image/jpeg;base64,${small}`
}

export function thumbnailWidth(width: number): number {
  return thumbnailWidths[width < 577 ? 'phone' : width < 992 ? 'tablet' : 'desk']
}

/** Pictures further down are loaded too, and those for another width; one that does not load is left out. */
export async function picturesThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)))
  })
  const areThere = () => [...document.images].every((image) => image.complete && image.naturalWidth > 0)
  await page.waitForFunction(areThere, undefined, { timeout: patience }).catch(() => undefined)
  await page.evaluate(async () => {
    await document.fonts.ready
    const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    // A picture removed meanwhile is never decoded.
    await Promise.race([decoded, new Promise((settle) => setTimeout(settle, 3000))])
  })
}
