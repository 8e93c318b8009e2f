import { localise, type ScreenKey, screenKeys, screenNamed } from '@fitout/contract/storefront-paths.ts'
import { writtenConfiguration } from '@fitout/contract/writings/written-configuration.ts'
import type { Page } from 'playwright-core'
import { placesOf } from './office.ts'
import { officeAddresses } from './office-addresses.ts'

type Read = (path: string, headers?: Record<string, string>) => Promise<Response>

/** Screens with an address of their own; the others need objects that a new shop does not have. */
const screens = screenKeys.filter((key: ScreenKey) => !/\/:\w+(?!\?)(?:\/|$)/.test(screenNamed(key).path))

/** Status and address of each incorrect screen of a new shop, in the studio's two languages. */
export async function missingScreens(read: Read): Promise<string[]> {
  const missing: string[] = []
  for (const locale of ['zh', 'en'] as const) {
    for (const key of screens) {
      const { path, status = 200, guard } = screenNamed(key)
      const address = localise(path.replace(':type?', 'order').replaceAll(/\/:\w+\?/g, ''), locale)
      const answer = await read(address)
      const html = await answer.text()
      const isThere = answer.status === status && html.includes('</html>') && !/Lumen|拾光/.test(html)
      // Without a code, these two redirect to the page that requests one.
      const isTurnedAway = guard === 'verification-code' && answer.status === 302
      if (!isThere && !isTurnedAway) missing.push(`${answer.status} ${address}`)
    }
  }
  return missing
}

/** Addresses that offer the third language in a shop of a studio that writes two. */
export async function faultsOfLanguages(read: Read): Promise<string[]> {
  const faults: string[] = []
  const third = await read('/cn/products?page=2')
  if (third.status !== 302 || third.headers.get('location') !== '/products?page=2') faults.push('/cn/products')
  if ((await read('/', { 'Accept-Language': 'zh-CN' })).status !== 200) faults.push('/')
  const home = await (await read('/en')).text()
  const alternates = [...home.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(([, tag]) => tag)
  if (alternates.join(' ') !== 'zh-Hant-HK en x-default' || /简体中文|href="\/cn/.test(home)) faults.push('/en')
  if (/\/cn\b|zh-Hans/.test(await (await read('/sitemaps/pages.xml')).text())) faults.push('/sitemaps/pages.xml')
  for (const path of ['/cn/llms.txt', '/cn/manifest.webmanifest', '/feeds/products.cn.xml']) {
    if ((await read(path)).status !== 404) faults.push(path)
  }
  return faults
}

const offices = [
  ...officeAddresses,
  'words/page/home',
  'words/page/about-us',
  ...Object.keys(writtenConfiguration).map((key) => `words/configuration/${key}`),
]

/** Opens every screen of the back office; returns those that show nothing. */
export async function emptyOffices(page: Page, url: string): Promise<string[]> {
  const empty: string[] = []
  const places = (await placesOf(page)).map((place) => place.replace(/^#?\//, '').replace(/[?#].*/, ''))
  for (const office of new Set([...offices, ...places])) {
    await page.goto(`${url}/admin#/${office}`)
    const heading = page.getByRole('heading').first()
    await heading.waitFor().catch(() => empty.push(`no heading at ${office}`))
    // Late content is checked as well.
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
  }
  return empty
}
