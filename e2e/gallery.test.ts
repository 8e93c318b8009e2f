import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openGallery } from '../scripts/gallery.ts'
import { bringAxe, checkedSizes, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'

const places = { zh: '/_gallery', cn: '/cn/_gallery', en: '/en/_gallery' } as const
type Language = keyof typeof places
const languages = Object.keys(places) as Language[]

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
  const { answer, stop } = await openGallery(server)
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

/** The gallery with all its code come, and what the browser had to complain of. */
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
  test.each(languages)('is clean in %s', async (language) => {
    const { page, complaints } = await open(language)
    for (const size of checkedSizes) {
      expect(await violations(page, [size])).toEqual([])
      expect(await tooWide(page), `${size.width} px`).toEqual([])
      expect(await tooSmall(page), `${size.width} px`).toEqual([])
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.each(languages)('is not in the shop that customers visit, in %s', async (language) => {
    const answer = await fetch(inject('shopUrl') + places[language])
    expect(answer.status).toBe(404)
  })
})

/** What reaches over the edge of the screen. */
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
