import { createCall } from '@fitout/contract/client.ts'
import {
  findConfiguration,
  publishConfiguration,
  saveConfigurationDraft,
} from '@fitout/contract/staff/configuration.ts'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTool } from '../api/src/testing/tools.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { enterOffice } from './office.ts'
import { openEmptyShop } from './own-shop.ts'
import { emptyOffices, faultsOfLanguages, missingScreens } from './new-shop-screens.ts'
import { setUp } from './set-up-form.ts'
import { tabularWidths } from './tabular-widths.ts'
import { filled } from './words.ts'
import { staffWords } from './staff-words.ts'
import { apiTokens as tokenWords } from '@fitout/contract/messages/en/staff/api-tokens.ts'
import { customers } from '@fitout/contract/messages/en/staff/customers.ts'
import { shopFiles } from '@fitout/contract/messages/en/staff/shop-files.ts'
import { webhooks as webhookWords } from '@fitout/contract/messages/en/staff/webhooks.ts'

let shop: Awaited<ReturnType<typeof openEmptyShop>>
let url: string
let browser: TestBrowser
/** The owner's, signed in by the set-up. */
let page: Page

beforeAll(async () => {
  shop = await openEmptyShop()
  url = shop.url
  browser = await openBrowser()
  page = await browser.visit({ language: 'en-HK' })
}, 120_000)

afterAll(async () => {
  await browser.stop()
  await shop.stop()
})

const read = (path: string, headers = {}) => fetch(url + path, { redirect: 'manual', headers })

// A retry would meet a shop that is already set up.
const once = { retry: 0, timeout: 180_000 }

test('an empty shop is set up with twelve fields, and every screen of shop and office exists', once, async () => {
  for (const [path, place] of [
    ['/', '/setup'],
    ['/en/products', '/en/setup'],
    ['/cn/account', '/cn/setup'],
    ['/admin', '/setup'],
  ] as const) {
    const answer = await read(path)
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, place])
  }
  expect((await read('/api/configuration/latest')).status).toBe(503)
  expect((await read('/setup')).headers.get('x-robots-tag')).toBe('noindex')

  await setUp(page, shop)

  const faults = await missingScreens(read)
  // The four questions of the estimate are not asked without a studio's rates.
  const estimate = await read('/en/estimate?area=500&property_type=private-flat&scope=whole-home&finish=considered')
  expect([estimate.status, (await estimate.text()).includes('href="/en/enquiry"')]).toEqual([200, true])
  for (const path of ['/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest']) {
    if ((await read(path)).status !== 200) faults.push(path)
  }
  expect((await read('/setup')).status).toBe(404)

  faults.push(...(await faultsOfLanguages(read)))

  page.on('response', (answer) => {
    // Rates without any figures have no preview.
    const isUnwritten = answer.status() === 422 && /estimate-rates\/preview/.test(answer.url())
    if (answer.status() >= 400 && !isUnwritten) faults.push(`${answer.status()} ${answer.url()} on ${page.url()}`)
  })
  await page.goto(`${url}/en`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-clay'))
  expect(accent).toBe('#37633f')
  // The set-up has signed the owner in, who sees the remaining tasks and ticks off what was read.
  await page.goto(`${url}/admin`)
  const steps = page.getByRole('region', { name: staffWords.firstSteps.title }).getByRole('listitem')
  const open = async () => (await steps.allTextContents()).map((text) => text.trim())
  const { payment: _paid, ...left } = staffWords.firstSteps.steps
  await expect.poll(open).toEqual(Object.values(left))
  await steps.filter({ hasText: left.policies }).getByRole('button').click()
  await expect.poll(open).not.toContain(left.policies)
  faults.push(...(await emptyOffices(page, url)))
  // A text asks only for the studio's languages, and is complete.
  await page.goto(`${url}/admin#/categories`)
  await page.getByRole('button', { name: staffWords.categories.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '繁體中文' }).first().fill('梳化')
  await dialog.getByRole('textbox', { name: 'English' }).first().fill('Sofas')
  expect(await dialog.getByRole('textbox', { name: '简体中文' }).count()).toBe(0)
  await dialog.getByRole('button', { name: staffWords.kit.action.save, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Sofas').first().waitFor()
  // With a single place of stock, its field is simply called stock.
  await page.goto(`${url}/admin#/products`)
  await page.getByRole('button', { name: staffWords.products.add }).first().click()
  await dialog.getByLabel(`${staffWords.products.title} · 繁體中文`).fill('三座位梳化')
  await dialog.getByLabel(`${staffWords.products.title} · English`).fill('Sofa of three seats')
  await dialog.getByRole('button', { name: staffWords.kit.action.create }).click()
  await page.getByRole('spinbutton', { name: /^Stock/ }).waitFor()
  expect(faults).toEqual([])
})

const { writings, productFile, signIn, kit } = staffWords
const { apiTokens } = tokenWords
const { shopFile } = shopFiles
const { webhooks } = webhookWords
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
const soon = { timeout: 20_000 }
const opened = async (path: string) => {
  await page.goto(`${url}/admin#/${path}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

test('an unreadable theme is refused; a valid one is previewed, published, and applied', once, async () => {
  await opened('words/configuration/theme')
  const shopOf = async () => (await read('/en')).text()
  const preview = page.frameLocator(`iframe[title="${writings.preview}"]`)
  await press(writings.fields.palette)
  await page.getByLabel(writings.fields.accent, { exact: true }).fill('#e0b090')
  await page.getByText(writings.contrastLow.split('{')[1]?.split('}')[1]?.trim() ?? '').waitFor()
  await press(writings.publish)
  await page.getByText(writings.faults).waitFor()
  expect(await shopOf()).not.toContain('#e0b090')

  const { name } = writings.readyThemes.gallery
  await page.getByRole('group', { name: writings.themes }).getByRole('button', { name }).click()
  await preview.locator('html[data-home="beside"]').waitFor({ state: 'attached' })
  expect(await shopOf()).not.toContain('data-home')
  await page.locator('[data-path="logo"]').getByRole('button', { name: writings.choosePicture }).click()
  await page
    .locator('input[type="file"]')
    .setInputFiles(fileURLToPath(new URL('../storefront/public/icons/app-512.png', import.meta.url)))
  const face = page.getByRole('group', { name: writings.face.title })
  await face.getByText(writings.face.phone).waitFor()
  await press(writings.publish)
  await page.getByText(writings.published).waitFor()
  await expect.poll(shopOf, soon).toContain('data-home="beside"')
  expect(await shopOf()).toMatch(/<span class="logo-picture".*rel="|<link rel="icon" href="\/media\/icons\/[^"]+"/)

  // Tabular figures: all digits are equally wide, a comma less than half as wide.
  await page.goto(`${url}/en`)
  const [nought, one, comma] = await tabularWidths(page, ['0', '1', ','])
  expect([nought === one, comma! < nought! / 2]).toEqual([true, true])

  await opened('words/page/home')
  await page.getByRole('group', { name: writings.layouts }).getByRole('button', { name }).click()
  // The footer has a heading of the same words.
  const visit = (document: Pick<Page, 'locator'>) =>
    document.locator('#main').getByRole('heading', { name: 'Visit the studio' })
  await visit(preview).waitFor()
  await press(writings.publish)
  await page.getByText(writings.published).waitFor()
  await expect
    .poll(async () => {
      await page.goto(`${url}/en`)
      return visit(page).count()
    }, soon)
    .toBe(1)
})

test(
  'theme, pages and settings are imported from another shop as one file, through the back office',
  once,
  async () => {
    const other = await browser.visit({ language: 'en-GB' })
    await enterOffice(other)
    await other.goto(`${inject('shopUrl')}/admin#/shop-file`)
    const [file] = await Promise.all([
      other.waitForEvent('download'),
      other.getByRole('button', { name: shopFile.export }).click(),
    ])
    await opened('shop-file')
    await page.locator('input[type="file"]').setInputFiles(await file.path())
    await page.getByText(shopFile.would.split('.')[0] ?? '').waitFor(soon)
    await press(productFile.apply)
    await page.getByText(shopFile.applied.split('{')[0] ?? '').waitFor(soon)
    await page.getByRole('link', { name: 'home' }).click()
    await press(writings.publish)
    await expect.poll(async () => (await read('/en')).text(), soon).toContain('A home that begins with light')
    await other.context().close()
  },
)

test('a tool of the studio reads orders with a token until it is revoked', once, async () => {
  await opened('api-tokens')
  await press(apiTokens.add)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: apiTokens.title }).fill('Accounts')
  // All rights of an area at once, and back.
  const all = dialog.getByRole('checkbox', { name: filled(apiTokens.all, { area: kit.places.customers }) })
  const one = dialog.getByRole('checkbox', { name: customers.permissions['customers.read'] })
  await all.check()
  expect(await one.isChecked()).toBe(true)
  await one.uncheck()
  expect(await all.getAttribute('data-indeterminate')).toBe('true')
  await all.check()
  await all.uncheck()
  expect(await one.isChecked()).toBe(false)
  await dialog.getByRole('button', { name: kit.action.save, exact: true }).click()
  const shown = page.getByRole('dialog', { name: apiTokens.token }).locator('code')
  const token = (await shown.textContent()) ?? ''
  await press(signIn.kept)
  const ask = async (path: string) =>
    (await fetch(`${url}/api/admin/${path}`, { headers: { Authorization: `Bearer ${token}` } })).status
  expect([await ask('orders/all'), await ask('customers/all')]).toEqual([200, 403])
  await page.getByRole('button', { name: `${apiTokens.revoke} · Accounts` }).click()
  await dialog.getByRole('button', { name: apiTokens.revoke }).click()
  await expect.poll(() => ask('orders/all')).toBe(401)
})

test('a tool receives a webhook, and a redelivery', once, async () => {
  const tool = await openTool()
  await opened('webhooks')
  await press(webhooks.add)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: webhooks.title }).fill('Accounts')
  await dialog.getByRole('textbox', { name: webhooks.url }).fill(tool.url)
  await dialog.getByRole('button', { name: kit.action.save, exact: true }).click()
  await press(signIn.kept)
  await page.getByRole('link', { name: 'Accounts' }).click()
  await press(webhooks.test)
  await page.getByText(webhooks.states.DELIVERED).first().waitFor(soon)
  await press(webhooks.replay)
  await expect.poll(() => tool.received.length, soon).toBe(2)
  const [first, second] = tool.received.map(({ headers }) => headers['webhook-id'])
  expect(first).toBe(second)
  tool.stop()
})

test('a studio that switches to one language has no language menu, in shop and back office', once, async () => {
  const Cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = () => ({ Cookie, Origin: url })
  const staff = createCall({ base: `${url}/api`, fetch: (request) => fetch(request), locale: () => 'en', headers })
  const params = { key: 'shop-constants' } as const
  const { data } = await staff(findConfiguration, { params })
  const written = { ...data.live, languages: ['zh'] }
  const draft = await staff(saveConfigurationDraft, { params, body: { revision: data.revision, written } })
  await staff(publishConfiguration, { params, body: { revision: draft.data.revision } })

  await expect.poll(async () => (await read('/en/products')).headers.get('location'), soon).toBe('/products')
  for (const path of ['/', '/products', '/contact-us', '/enquiry']) {
    const html = await (await read(path)).text()
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(([, tag]) => tag)
    expect([path, alternates]).toEqual([path, ['zh-Hant-HK', 'x-default']])
    expect([path, /English|简体中文|href="\/(?:en|cn)[/"]/.exec(html)?.[0]]).toEqual([path, undefined])
  }
  expect(await (await read('/sitemaps/pages.xml')).text()).not.toMatch(/\/en\b|\/cn\b|hreflang="(?:en|zh-Hans)/)

  await opened('words/page/home')
  await page.reload()
  await page.getByRole('textbox', { name: writings.fields.title }).first().waitFor()
  expect(await page.getByRole('textbox', { name: /English|简体中文/ }).count()).toBe(0)
  expect(await page.getByRole('group', { name: writings.language }).count()).toBe(0)
  expect(await page.getByRole('link', { name: writings.translations }).count()).toBe(0)
})
