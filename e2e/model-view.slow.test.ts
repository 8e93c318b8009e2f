import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { isFocused } from './keyboard.ts'
import { sofaPage } from './pieces.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

const drawnBySoftware = 120_000

test(
  'the 3D view loads on request, by key, turns by arrow keys, and opens in the room on a capable device; nothing loads before',
  { timeout: drawnBySoftware },
  async () => {
    const { page, words, goTo, leave } = await enter(browser, 'en')
    const heavy: string[] = []
    page.on('request', (request) => {
      if (/model-view|\.glb$/.test(request.url())) heavy.push(request.url())
    })
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await goTo(await sofaPage())
    // Rendered in software: a few pixels are enough to see that it turns.
    await page.locator('section[aria-labelledby=model] .aspect-square').evaluate((place) => {
      place.style.width = '48px'
    })
    const show = page.getByRole('button', { name: words.model.show })
    await show.scrollIntoViewIfNeeded()
    expect(heavy).toEqual([])
    await show.press('Enter')
    const viewer = page.locator('model-viewer')
    await page.getByRole('button', { name: words.model.reset }).waitFor({ timeout: 90_000 })
    expect(heavy.some((url) => url.endsWith('.glb'))).toBe(true)
    const angle = () =>
      viewer.evaluate((one) => ('getCameraOrbit' in one ? String((one.getCameraOrbit as () => object).call(one)) : ''))
    const first = await angle()
    await expect.poll(() => isFocused(viewer)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await expect.poll(angle).not.toBe(first)
    // Its own cursors stay within it.
    expect(await viewer.evaluate((one) => getComputedStyle(one).contain)).toContain('strict')
    const inRoom = page.getByRole('button', { name: words.model.inRoom })
    expect(await inRoom.count()).toBe(0)
    // A phone that can place a model in the room is recognized by its user agent.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', {
        get: () => 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile',
      })
    })
    await page.reload()
    await show.press('Enter')
    await inRoom.waitFor({ timeout: 90_000 })
    expect(refused).toEqual([])
    await leave()
  },
)
