import { screenNamed, type ScreenKey } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyPlace } from './addresses.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

/**
 * Scrolls so that each button, field and price would lie under the chat button, completely and then by its edge, and returns
 * those that it covers.
 */
async function coveredBy(chat: Element): Promise<string[]> {
  const wanted = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      (element.matches('button, input:not([type=hidden]), select, textarea, summary, .line-link') ||
        (element.childElementCount === 0 && /^HK\$[\d,.]+$/.test(element.textContent ?? ''))),
  )
  const place = chat.parentElement!.getBoundingClientRect()
  const inColumn = wanted.filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return right > place.left && left < place.right
  })
  const covered: string[] = []
  let last = -Infinity
  for (const element of inColumn.slice(0, 24)) {
    const y = element.getBoundingClientRect().top + scrollY
    // Controls of one row are visible together.
    if (Math.abs(y - last) < 24) continue
    last = y
    for (const edge of [place.top, place.bottom - 3]) {
      scrollTo({ top: y - edge, behavior: 'instant' })
      await new Promise((settle) => setTimeout(settle, 260))
      await Promise.allSettled(chat.getAnimations().map(({ finished }) => finished))
      const shown = chat.getBoundingClientRect()
      if (getComputedStyle(chat).opacity === '0' || shown.top >= innerHeight) continue
      for (const one of inColumn) {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const isUnder = right > shown.left && left < shown.right && bottom > shown.top && top < shown.bottom
        if (isUnder) covered.push(`${one.tagName} ${one.textContent || one.getAttribute('name')}`)
      }
    }
  }
  return covered
}

test.each(['phone', 'desk'] as const)(
  'the chat button covers no button, field or price of any public screen: %s',
  { timeout: 420_000 },
  async (width) => {
    const { page, goTo, leave } = await enter(browser, 'zh', { width })
    for (const { name, addressIn } of await everyPlace()) {
      const screen = screenNamed(name as ScreenKey) as ReturnType<typeof screenNamed> | undefined
      if (!screen || screen.guard === 'auth/registeredOnly' || screen.layout !== 'standard') continue
      await goTo(addressIn('zh'))
      const chat = page.locator('.chat-button')
      if ((await chat.count()) === 0) continue
      expect([name, await chat.evaluate(coveredBy)]).toEqual([name, []])
    }
    await leave()
  },
)
