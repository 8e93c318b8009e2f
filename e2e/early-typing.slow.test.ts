import type { Locale } from '@fitout/contract/locales.ts'
import { pathTo, type ScreenKey } from '@fitout/contract/storefront-paths.ts'
import type { Locator, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { everyPlace, type Place } from './addresses.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { type EarlyForm, earlyForms, type Field } from './early-forms.ts'
import { piecesOfSizes } from './pieces.ts'
import { soldOutPiece } from './stock-notice.ts'
import { enter, isAlive, type Visitor } from './visitor.ts'

let browser: TestBrowser
let places: Place[]
beforeAll(async () => {
  browser = await openBrowser()
  const [piece] = await piecesOfSizes(1)
  const product = (locale: Locale) => pathTo('product', locale, { id: piece!._id, slug: piece!.slug[locale] })
  places = (await everyPlace()).map((one) => (one.name === 'product' ? { name: one.name, addressIn: product } : one))
})
afterAll(() => browser.stop())

const addressOf = (key: string) => places.find(({ name }) => name === key)!.addressIn('zh')
const forms = Object.entries(earlyForms) as [ScreenKey, EarlyForm][]
const callsOf = forms.filter(([, { to }]) => to !== 'address')

/** Goes to a page with its scripts held back until they are released. */
async function arriveEarly(visitor: Visitor, address: string): Promise<() => Promise<void>> {
  let letGo = () => {}
  const gate = new Promise<void>((open) => (letGo = open))
  await visitor.page.route(/\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await visitor.page.goto(address, { waitUntil: 'commit' })
  await visitor.page.locator('main h1').first().waitFor()
  await visitor.page.locator('main form, footer').first().waitFor({ state: 'attached' })
  return async () => {
    letGo()
    await isAlive(visitor.page, visitor.words)
  }
}

/** Acts like a visitor; returns a check whether the state still holds. */
async function fill(page: Page, { name, value, how }: Field): Promise<() => Promise<unknown>> {
  const field = page.locator(`main [name="${name}"]`)
  if (how === 'type') {
    await field.fill(value)
    return () => field.inputValue()
  }
  if (how === 'choose') {
    await field.selectOption(value)
    return () => field.inputValue()
  }
  const found = value ? page.locator(`main [name="${name}"][value="${value}"]`) : await firstOpen(field)
  await found.check({ force: true })
  return () => found.isChecked()
}

async function firstOpen(choices: Locator): Promise<Locator> {
  const index = await choices.evaluateAll((all) =>
    all.findIndex((one) => one instanceof HTMLInputElement && !one.checked && !one.disabled),
  )
  return choices.nth(index)
}

function valuesOf({ early, sent = [] }: EarlyForm): string[] {
  const typed = early.filter(({ name }) => name !== 'quantity').map(({ value }) => value)
  return [...typed, ...sent].filter(Boolean)
}

/** The call that carries the input, not the one that opens a guest's session. */
function callTo(page: Page, path: string): Promise<Request> {
  return page.waitForRequest(
    (request) => new URL(request.url()).pathname.endsWith(path) && !request.postData()?.includes('"TEMP"'),
  )
}

const written = (request: Request) => decodeURIComponent(request.url()) + (request.postData() ?? '')

test('every server-rendered screen with a form is covered', async () => {
  const found: string[] = []
  for (const { name, addressIn } of places) {
    const html = await (await fetch(inject('shopUrl') + addressIn('zh'))).text()
    if (/<main[^]*<form[^]*<\/main>/.test(html)) found.push(name)
  }
  expect(found.toSorted()).toEqual(Object.keys(earlyForms).toSorted())
})

test.each(forms)('%s keeps and sends what was filled in before its scripts loaded', async (key, form) => {
  const visitor = await enter(browser, 'zh')
  const { page } = visitor
  const letGo = await arriveEarly(visitor, addressOf(key))
  const seen: (() => Promise<unknown>)[] = []
  for (const field of form.early) seen.push(await fill(page, field))
  const before = await Promise.all(seen.map((see) => see()))
  await letGo()
  for (const [index, see] of seen.entries()) await expect.poll(see, { message: key }).toEqual(before[index])
  for (const field of form.late ?? []) await fill(page, field)
  const text = form.early.findLast(({ how }) => how === 'type')
  if (form.to === 'address') {
    if (text) await page.locator(`main [name="${text.name}"]`).press('Enter')
    const expected = form.early.map(({ name, value }) => [name, value])
    const chosen = () => form.early.map(({ name }) => [name, new URL(page.url()).searchParams.get(name)])
    await expect.poll(chosen).toEqual(expected)
  } else {
    const [call] = await Promise.all([
      callTo(page, form.to.call),
      page.locator('main form [type=submit]').first().click(),
    ])
    for (const value of valuesOf(form)) expect(written(call)).toContain(value)
  }
  await visitor.leave()
})

test.each(callsOf.filter(([, { late }]) => !late))(
  '%s sends what was submitted before its scripts loaded',
  async (key, form) => {
    const visitor = await enter(browser, 'zh')
    const { page } = visitor
    const letGo = await arriveEarly(visitor, addressOf(key))
    for (const field of form.early) await fill(page, field)
    await page.locator('main form [type=submit]').first().click()
    expect(new URL(page.url()).pathname).toBe(new URL(addressOf(key), 'http://own.invalid').pathname)
    const [call] = await Promise.all([callTo(page, (form.to as { call: string }).call), letGo()])
    for (const value of valuesOf(form)) expect(written(call)).toContain(value)
    await visitor.leave()
  },
)

test('a draft kept by the browser does not overwrite current input', async () => {
  const visitor = await enter(browser, 'zh')
  const { page, goTo } = visitor
  await goTo('/enquiry')
  const subject = page.locator('main [name=subject]')
  await subject.fill('Two rooms')
  await page.locator('main [name=name]').fill('Chan')
  const letGo = await arriveEarly(visitor, '/enquiry')
  await subject.pressSequentially('Two')
  await letGo()
  await expect.poll(() => page.locator('main [name=name]').inputValue()).toBe('Chan')
  await subject.pressSequentially(' rooms')
  expect(await subject.inputValue()).toBe('Two rooms')
  await visitor.leave()
})

test.each(callsOf.filter(([key]) => !['product', 'service'].includes(key)))(
  '%s reports each empty required field',
  async (key) => {
    const { page, words, goTo, leave } = await enter(browser, 'zh')
    await goTo(addressOf(key))
    await page.locator('main form [type=submit]').first().click()
    const faults = page.locator('main form [aria-invalid=true]')
    await faults.first().waitFor()
    const messages = await faults.evaluateAll((fields) =>
      fields.map(
        (field) => document.getElementById(field.getAttribute('aria-describedby')!.split(' ').at(-1)!)?.innerText,
      ),
    )
    const named = new Set<string | undefined>([...Object.values(words.errors.missing), words.enquiry.needsContact])
    expect(messages.filter((text) => !named.has(text))).toEqual([])
    expect(new Set(messages).size).toBeGreaterThan(messages.length > 1 ? 1 : 0)
    await leave()
  },
)

test('the form for a notice when a piece is back keeps an address, and sends it', async () => {
  const { _id: id, slug } = await soldOutPiece()
  const visitor = await enter(browser, 'zh')
  const { page } = visitor
  const letGo = await arriveEarly(visitor, pathTo('product', 'zh', { id, slug: slug.zh }))
  const field = page.locator('main form input[name="email"]')
  await field.fill('early@notice.example')
  await letGo()
  await expect.poll(() => field.inputValue()).toBe('early@notice.example')
  const [call] = await Promise.all([callTo(page, '/stock-notices'), field.press('Enter')])
  expect(call.postData()).toContain('early@notice.example')
  await visitor.leave()
})

test('a button pressed before the scripts loaded works once they have', async () => {
  const visitor = await enter(browser, 'zh')
  const { page, words } = visitor
  const letGo = await arriveEarly(visitor, addressOf('product'))
  await page.getByRole('main').getByRole('button', { name: words.pictures.enlarge }).first().click()
  await letGo()
  await page.getByRole('dialog').getByRole('button', { name: words.pictures.zoomIn }).first().waitFor()
  await visitor.leave()
})
