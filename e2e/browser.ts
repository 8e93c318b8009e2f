import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { withoutPictures } from './without-pictures.ts'

/** The widths at which every screen is checked. */
export const widths = { phone: 375, tablet: 768, desk: 1440 } as const

export type VisitorOptions = {
  width?: keyof typeof widths
  language?: string
  withScripts?: boolean
  scale?: number
  mayKeepPages?: boolean
  /** Only where pictures are checked: loading those of every screen would take minutes. */
  withPictures?: boolean
  /** Another shop than the one of all tests. */
  shopUrl?: string
}

/** One browser for a test file. */
export type TestBrowser = {
  /** A new visitor: no cookies, no storage. Addresses may be paths of the shop. */
  visit: (options?: VisitorOptions) => Promise<Page>
  stop: () => Promise<void>
}

export async function openBrowser(): Promise<TestBrowser> {
  const browser: Browser = await chromium.launch({
    executablePath: inject('browserPath'),
    // Chromium's own sandbox does not work for root, nor in most containers.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--force-color-profile=srgb'],
  })
  return {
    async visit({
      width = 'desk',
      language = 'zh-HK',
      withScripts = true,
      scale = 1,
      mayKeepPages = false,
      withPictures = false,
      shopUrl = inject('shopUrl'),
    } = {}) {
      const visitor: BrowserContext = await browser.newContext({
        baseURL: shopUrl,
        viewport: { width: widths[width], height: width === 'phone' ? 812 : 900 },
        locale: language,
        deviceScaleFactor: scale,
        timezoneId: 'Asia/Hong_Kong',
        javaScriptEnabled: withScripts,
        // Requests of a service worker cannot be held back or refused by a test.
        serviceWorkers: mayKeepPages ? 'allow' : 'block',
        reducedMotion: 'reduce',
        isMobile: width === 'phone',
        hasTouch: width === 'phone',
      })
      visitor.setDefaultTimeout(15_000)
      const page = await visitor.newPage()
      if (!withPictures) await withoutPictures(page)
      return page
    },
    stop: () => browser.close(),
  }
}

/** Playwright's folder for the downloaded browser, if it exists. */
export function downloadedBrowser(): string {
  return chromium.executablePath()
}
