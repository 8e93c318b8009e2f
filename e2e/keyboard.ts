import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const mostSteps = 160

/** Presses Tab until the focus is on the target, and checks that it is never lost or invisible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key)
    if (await isFocused(target)) {
      // A transition between pages freezes the picture for a moment.
      await expect.poll(() => focusFault(page)).toBeUndefined()
      return
    }
  }
  throw new Error(`${mostSteps} presses of ${key} do not reach ${target}; the focus is on ${await focused(page)}`)
}

/** To the content by the skip link, as keyboard users do. */
export async function skipToContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await tabTo(page, page.locator('a[href="#main"]'))
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#main')
}

export async function activate(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** The focus is never lost: a page that removes the focused element moves it to its content. */
export async function keepsFocus(page: Page): Promise<void> {
  await expect.poll(() => focused(page)).not.toBe('nothing')
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll(([element]) => element !== undefined && element === document.activeElement)
}

export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document
    if (!element || element === document.body) return 'nothing'
    const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? ''
    return `<${element.localName}> ${name.trim().slice(0, 60)}`
  })
}

/** Why the focus is not visible; undefined if it is. */
function focusFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement: element } = document
    if (!element || element === document.body) return 'The focus is lost'
    const name = `<${element.localName}> ${element.textContent?.slice(0, 40)}`
    const { nextElementSibling: sibling, parentElement: parent } = element
    // The back office draws a field's frame with a separate element, which becomes thicker.
    const frame = parent?.querySelector(':scope > fieldset')
    const ring = [element, sibling, parent, frame].find((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(one)
      const width = one === frame ? borderTopWidth : outlineStyle === 'none' ? '' : outlineWidth
      return Number.parseFloat(width) >= 2
    })
    if (!ring) return `${name} has no focus ring`
    const { top, bottom, left, right, height } = ring.getBoundingClientRect()
    const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    if (!isInView && height > 0) return `${name} is out of sight`
    return undefined
  })
}
