import { createServer } from 'node:http'
import { locales } from '@fitout/contract/locales.ts'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openGallery } from '../scripts/gallery.ts'
import { bringAxe, checkedSizes, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { focused, isFocused } from './keyboard.ts'
import { journeyLanguages } from './languages.ts'

const places = { zh: '/_gallery', cn: '/cn/_gallery', en: '/en/_gallery' } as const
type Language = keyof typeof places

let browser: TestBrowser
let gallery: { url: string; stop: () => Promise<void> }

beforeAll(async () => {
  ;[browser, gallery] = await Promise.all([openBrowser(), serveGallery()])
})
afterAll(async () => {
  await browser.stop()
  await gallery.stop()
})

async function serveGallery() {
  const server = createServer()
  const { answer, stop } = await openGallery(server, '.vite-gallery-tests')
  server.on('request', answer)
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await stop()
    },
  }
}

/** The fully loaded gallery, and the errors of the browser. */
async function open(language: Language): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.visit()
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  await bringAxe(page)
  await page.goto(gallery.url + places[language])
  await page.locator('#combobox-field input[role=combobox]').first().waitFor()
  return { page, complaints }
}

describe('the gallery of primitives', () => {
  test.each(journeyLanguages)(
    'is clean in %s',
    async (language) => {
      const { page, complaints } = await open(language)
      for (const size of checkedSizes) {
        expect(await violations(page, [size])).toEqual([])
        expect(await tooWide(page), `${size.width} px`).toEqual([])
        expect(await tooSmall(page), `${size.width} px`).toEqual([])
      }
      expect(complaints).toEqual([])
      await page.context().close()
    },
    120_000,
  )

  test.each(locales)('is not part of the public shop, in %s', async (language) => {
    const answer = await fetch(inject('shopUrl') + places[language])
    expect(answer.status).toBe(404)
  })
})

describe('by keyboard and pointer', () => {
  let page: Page
  const part = (id: string) => page.locator(`#${id}`)
  async function press(...keys: string[]): Promise<void> {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focus = () => focused(page)
  beforeAll(async () => {
    ;({ page } = await open('en'))
  })

  test('a menu is operated with arrows, Home, End and letters, and returns the focus', async () => {
    const button = part('menu').getByRole('button')
    await button.focus()
    await press('ArrowDown')
    await expect.poll(focus).toBe('<button> Edit address')
    await press('ArrowUp')
    expect(await focus()).toBe('<button> Remove')
    await press('Home', 'm')
    expect(await focus()).toBe('<button> Make it the main one')
    await press('Enter')
    expect(await part('menu').getByRole('menu').isVisible()).toBe(true)
    await press('End', 'Escape')
    await expect.poll(() => isFocused(button)).toBe(true)
    await press('Enter')
    await expect.poll(focus).toBe('<button> Edit address')
    await press('c')
    await expect.poll(focus).toBe('<button> Copy')
    await press('Enter')
    await part('menu').getByRole('status').getByText('Copy').waitFor()
    await expect.poll(() => isFocused(button)).toBe(true)
  })

  test('a combobox filters by letters, reports no match, and keeps the selection', async () => {
    const field = part('combobox-field').getByRole('combobox').first()
    const options = page.getByRole('listbox').getByRole('option')
    await field.pressSequentially('sha')
    await expect.poll(() => options.count()).toBe(2)
    await press('ArrowDown', 'Enter')
    await expect.poll(() => field.inputValue()).toBe('Sha Tin')
    await expect.poll(() => options.count()).toBe(0)
    await field.fill('Paris')
    await page.getByText('No such district').waitFor()
    await press('Escape')
  })

  test('a carousel moves slide by slide and announces its position', async () => {
    const carousel = part('carousel')
    const announced = carousel.locator('[aria-live]')
    const next = carousel.getByRole('button', { name: 'Next' })
    await next.click()
    await expect.poll(() => announced.textContent()).toBe('2 to 3 of 4')
    await carousel.getByRole('group').focus()
    await press('ArrowRight')
    await expect.poll(() => announced.textContent()).toBe('3 to 4 of 4')
    expect(await next.getAttribute('aria-disabled')).toBe('true')
  })

  test('a tooltip shows on focus and hover, stays under the pointer, and closes with Escape', async () => {
    const button = part('tooltip').getByRole('button')
    const words = part('tooltip').getByRole('tooltip')
    await page.keyboard.press('Tab')
    await button.focus()
    await words.waitFor()
    expect(await button.getAttribute('aria-describedby')).toBe(await words.getAttribute('id'))
    await press('Escape')
    await words.waitFor({ state: 'hidden' })
    expect(await isFocused(button)).toBe(true)
    await button.hover()
    await words.waitFor()
    await words.hover()
    expect(await words.isVisible()).toBe(true)
    await press('Escape')
    await words.waitFor({ state: 'hidden' })
  })

  test('before and after are compared with arrow keys, and the position is announced', async () => {
    const slider = part('before-after').getByRole('slider')
    await slider.focus()
    await press('ArrowRight', 'ArrowRight')
    expect(await slider.getAttribute('aria-valuetext')).toBe('52% of the picture shows the room before')
    await press('Home')
    expect(await slider.getAttribute('aria-valuetext')).toBe('0% of the picture shows the room before')
  })

  test('a lightbox is operated with arrows and returns the focus', async () => {
    const enlarge = part('gallery').getByRole('button', { name: 'Enlarge' })
    await enlarge.click()
    await press('ArrowRight')
    await page.getByRole('dialog').getByText('Picture 2 of 4').waitFor()
    await press('Escape')
    await expect.poll(() => isFocused(enlarge)).toBe(true)
  })

  test('a file is selected, shown, removed and dropped', async () => {
    const place = part('file-drop')
    const input = place.locator('input').first()
    const shown = place.getByRole('img').first()
    const before = await place.getByRole('img').count()
    await input.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: pixel })
    await place.getByText('slip.png').waitFor()
    await expect.poll(() => place.getByRole('img').count()).toBe(before + 1)
    await place.getByRole('button', { name: 'Remove the picture' }).first().click()
    await place.getByText('slip.png').waitFor({ state: 'detached' })
    expect(await isFocused(input)).toBe(true)
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(
        new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'dropped.svg', { type: 'image/svg+xml' }),
      )
      return transfer
    })
    await place.locator('label').first().dispatchEvent('drop', { dataTransfer: files })
    await place.getByText('dropped.svg').waitFor()
    await shown.waitFor()
  })

  test('a code accepts full-width digits and separators, a password can be shown, stars are selected by arrows', async () => {
    const code = part('code-field').getByRole('textbox').first()
    await code.fill('４８２-９1 3')
    expect(await code.inputValue()).toBe('482913')
    const password = part('password-field').getByLabel('Password', { exact: true }).first()
    await password.fill('a sentence')
    await part('password-field').getByRole('button', { name: 'Show password' }).first().click()
    expect(await password.getAttribute('type')).toBe('text')
    const stars = part('rating').getByRole('group').first().getByRole('radio')
    await stars.nth(2).focus()
    await press('Space', 'ArrowRight')
    expect(await stars.nth(3).isChecked()).toBe(true)
  })

  test('tabs are operated by arrows, and of an accordion one part is open', async () => {
    await part('tabs').getByRole('tab').first().focus()
    await press('End')
    await part('tabs').getByText('Two people bring it up').first().waitFor()
    const unfolded = part('accordion').locator('details[name][open]')
    await part('accordion').getByText('Who is there during the work?').click()
    await expect.poll(() => unfolded.allInnerTexts()).toEqual([expect.stringContaining('Who is there')])
  })
})

// The smallest PNG.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What extends beyond the edge of the screen. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return []
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `<${element.localName} class="${element.className}">`)
      .slice(0, 5)
  })
}

/** Buttons and fields under 24 px; links within a sentence may be as high as their line. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a, select, summary, input, textarea')]
      .filter((element) => !element.closest('p, .sr-only'))
      .filter((element) => {
        const own = element.getBoundingClientRect()
        const { width, height } = element.closest('label')?.getBoundingClientRect() ?? own
        const isShown = own.width > 1 && own.height > 1
        const isTick = element.matches('[type=checkbox], [type=radio]')
        return isShown && !isTick && (width < 24 || height < 24)
      })
      .map((element) => `<${element.localName}> ${element.textContent.trim().slice(0, 40)}`),
  )
}
