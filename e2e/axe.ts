import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locale } from '@fitout/contract/locales.ts'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
export const checkedSizes = [desk, phone] as const

/** A screen has the same parts in each language, and axe takes the most time: so the languages share the sizes. */
export const sizeCheckedIn: Record<Locale, { width: number; height: number }> = { zh: phone, cn: desk, en: phone }

/** The same for steps common to every language: one check per size is enough. */
export const sizesSharedBy: Record<Locale, { width: number; height: number }[]> = { zh: [phone], cn: [desk], en: [] }

/** Injects axe into every page opened from now on; the shop's own policy would block it. */
export async function bringAxe(page: Page): Promise<void> {
  const path = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  await page.addInitScript({ content: await readFile(path, 'utf8') })
}

/** The axe violations of the current page, at the given sizes: one line for each rule and size. */
export async function violations(page: Page, sizes: readonly { width: number; height: number }[] = checkedSizes) {
  const found = await unruledPasswords(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await freeFields(page, true)
    await settled(page)
    const results = await page.evaluate(
      // A page within a frame is checked separately.
      (tags) =>
        window.axe.run(document, { runOnly: tags, resultTypes: ['violations'], preload: false, iframes: false }),
      rules,
    )
    await freeFields(page, false)
    for (const { id, help, nodes } of results.violations) {
      const places = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`)
      found.push(
        `${size.width} px ${new URL(page.url()).pathname}: ${id} (${help}) ${nodes.length}×: ${places.join(' | ')}`,
      )
    }
  }
  return found
}

/** New password fields without rules for password managers. */
async function unruledPasswords(page: Page): Promise<string[]> {
  const fields = page.locator('input[autocomplete="new-password"]:not([passwordrules*="minlength"])')
  return (await fields.count()) === 0 ? [] : [`${new URL(page.url()).pathname}: a new password without its rules`]
}

/** Half-faded content has half its contrast. Content that has just come starts to fade in with the frame after next. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // One that has ended and fills its element is listed too.
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    const moving = () => document.getAnimations().filter(isMoving)
    for (let calm = 0; calm < 2; calm += 1) {
      await frame()
      if (moving().length > 0) calm = 0
      await Promise.allSettled(moving().map(({ finished }) => finished))
    }
  })
}

/** A bar at the foot covers content that has not been scrolled up yet, which is not the content's fault. */
async function freeFields(page: Page, areFree: boolean): Promise<void> {
  await page.evaluate(
    (position) => {
      for (const bar of document.querySelectorAll<HTMLElement>('[data-bottom-bar]')) bar.style.position = position
    },
    areFree ? 'static' : '',
  )
}
