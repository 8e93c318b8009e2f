import { composeHongKongAddress } from '@fitout/contract/hong-kong-address.ts'
import { locales } from '@fitout/contract/locales.ts'
import { localise } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringAxe, checkedSizes, violations } from './axe.ts'
import { refuse } from './api-answers.ts'
import { addPiece } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { mailsWith } from './mail.ts'
import { enterAsMember, type Member } from './member.ts'
import { type Piece, plainPieces } from './pieces.ts'
import { saying } from './words.ts'

const unreachable = { status: 503, code: 'service-unavailable', message: 'No answer' } as const

let browser: TestBrowser
let piece: Piece
beforeAll(async () => {
  browser = await openBrowser()
  piece = (await plainPieces(4))[3]!
})
afterAll(() => browser.stop())

describe.each(locales)('a member in %s', (locale) => {
  let member: Member
  beforeAll(async () => {
    member = await enterAsMember(browser, locale, 'Siu Ming')
    await bringAxe(member.page)
  })
  afterAll(() => member.leave())

  const said = (text: string) => member.page.getByText(text, { exact: true }).first().waitFor()
  const press = (name: string | RegExp) => member.page.getByRole('button', { name }).click()
  const main = () => member.page.getByRole('main')

  test('changes the profile, and loses nothing when it cannot be saved', async () => {
    const { page, goTo, words } = member
    await goTo('/account/profile')
    const name = page.getByRole('textbox', { name: words.profile.username })
    await name.fill('Chan Siu Ming')
    await page.getByRole('radio', { name: words.profile.genders.female }).check()
    await press(words.accountForms.save)
    await said(words.accountForms.saved)

    await page.route('**/api/profiles/account', (route) =>
      route.request().method() === 'PUT' ? refuse(route, unreachable) : route.continue(),
    )
    await name.fill('Typed and refused')
    await press(words.accountForms.save)
    await main().getByText(words.accountForms.stillTyped).waitFor()
    expect(await name.inputValue()).toBe('Typed and refused')
    await page.unroute('**/api/profiles/account')
    await goTo('/account/profile')
    await press(words.accountForms.revert)
    expect(await name.inputValue()).toBe('Chan Siu Ming')
    expect(await page.getByRole('radio', { name: words.profile.genders.female }).isChecked()).toBe(true)
    expect(await violations(page)).toEqual([])
  })

  test('writes an address in the order of the language, the place found in the other script', async () => {
    const { page, goTo, words } = member
    const t = words.deliveryRecipient
    await goTo('/account/delivery')
    const place = page.locator('input[role=combobox]#delivery-sub-district')
    await place.fill(locale === 'en' ? '旺角' : 'Mong Kok')
    await page.getByRole('option').first().click()
    expect(await page.getByRole('combobox', { name: t.region }).inputValue()).toBe('kowloon')
    const parts = {
      district: 'yau-tsim-mong',
      sub_district: 'mong-kok',
      estate: 'Lok Fu Court',
      floor: '12',
      flat: 'A',
    }
    await press(words.accountForms.save)
    await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(3)
    await page.getByRole('textbox', { name: t.name }).fill('Chan Siu Ming')
    await page.getByRole('textbox', { name: t.phone }).fill('9123 4567')
    for (const part of ['estate', 'floor', 'flat'] as const) await page.locator(`[name=${part}]`).fill(parts[part])
    const top = async (name: string) => (await page.locator(`main [name=${name}]`).boundingBox())?.y ?? 0
    expect((await top('region')) < (await top('flat'))).toBe(locale !== 'en')
    const label = await page.getByRole('main').locator('address').innerText()
    expect(label).toContain(composeHongKongAddress(parts, locale))
    await press(words.accountForms.save)
    await said(words.accountForms.saved)
    await goTo('/account/delivery')
    await expect.poll(() => page.getByRole('textbox', { name: t.estate }).inputValue()).toBe(parts.estate)
    expect(await violations(page)).toEqual([])
    await addPiece(member, piece)
    await goTo('/checkout')
    await expect
      .poll(() => page.getByRole('textbox', { name: words.checkout.building }).inputValue())
      .toBe(parts.estate)
    const unit = await page.getByRole('textbox', { name: words.checkout.unit }).inputValue()
    expect(composeHongKongAddress(parts, locale)).toContain(unit)
    expect(unit).toContain('12')
    await goTo('/account')
    await main().getByText(composeHongKongAddress(parts, locale).split('\n')[0]!).waitFor()
    expect(await violations(page)).toEqual([])
  })

  test('agrees to messages one by one, and stops them all from a mail without signing in', async () => {
    const { page, goTo, words, email } = member
    await goTo('/account/notifications')
    const switches = main().getByRole('switch')
    await switches.first().waitFor()
    // All that can be on at first is the reception as a whole.
    await expect.poll(() => main().getByRole('switch', { checked: true }).count()).toBe(1)
    const [agreement, newsletter] = [switches.nth(4), switches.nth(5)]
    expect(await newsletter.isDisabled()).toBe(true)
    await agreement.click()
    await said(words.ownNotifications.saved)
    await newsletter.click()
    await expect.poll(async () => (await linksTo(email)).length).toBeGreaterThan(0)
    await goTo('/account/notifications')
    await expect.poll(() => newsletter.isChecked()).toBe(true)
    expect(await violations(page)).toEqual([])

    const stranger = await browser.visit()
    await stranger.goto((await linksTo(email))[0]!)
    await stranger.getByRole('button').click()
    await stranger.getByRole('button').waitFor({ state: 'detached' })
    await stranger.context().close()
    await goTo('/account/notifications')
    await expect.poll(() => main().getByRole('switch', { checked: true }).count()).toBe(1)
  })

  test('saves cards at the provider, and has exactly one default', async () => {
    const { page, goTo, words } = member
    const t = words.ownCards
    await goTo('/account/cards')
    for (const card of ['visa', 'mastercard']) {
      await press(t.add)
      await page.locator(`input[value=${card}]`).check()
      await page.locator('button[value=approve]').click()
      await said(t.added)
    }
    const rows = main().getByRole('list', { name: t.list }).getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(2)
    const defaults = () => main().getByText(t.default, { exact: true }).count()
    await expect.poll(defaults).toBe(1)

    await page.route('**/set-default', (route) => refuse(route, unreachable))
    await press(saying(t.setDefaultOf))
    await main().getByRole('alert').filter({ hasText: 'No answer' }).waitFor()
    expect(await defaults()).toBe(1)
    await page.unroute('**/set-default')
    await press(saying(t.setDefaultOf))
    await said(t.madeDefault)
    expect(await defaults()).toBe(1)
    expect(await violations(page)).toEqual([])
    await main()
      .getByRole('button', { name: saying(t.removeOf) })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: t.remove, exact: true }).click()
    await said(t.removed)
    await expect.poll(() => rows.count()).toBe(1)
    await expect.poll(defaults).toBe(1)
  })

  test('sees where nothing is yet, with a way on', async () => {
    const { page, goTo, words } = member
    const empty = {
      orders: words.errors.noOrder,
      bookings: words.errors.noBookingRequests,
      posts: words.errors.noResults,
      vouchers: words.errors.noResults,
      membership: words.ownMembership.historyEmpty,
    }
    for (const [tab, text] of Object.entries(empty)) {
      await goTo(`/account/${tab}`)
      await main().getByRole('heading', { name: text }).waitFor()
      expect(await violations(page, [checkedSizes[1]])).toEqual([])
    }
  })

  test('takes a copy of all data along, and is then forgotten', async () => {
    const { page, goTo, words, email, password } = member
    const t = words.ownData
    await goTo('/account/profile')
    await press(t.request)
    const copy = page.getByRole('link', { name: t.download })
    await copy.waitFor({ timeout: 30_000 })
    const text = await page.evaluate(async (path) => (await fetch(path)).text(), (await copy.getAttribute('href'))!)
    expect(text).toContain(email)

    await press(t.begin)
    const dialog = page.getByRole('dialog', { name: t.askTitle })
    await dialog
      .getByRole('textbox', { name: t.password })
      .or(dialog.getByLabel(t.password, { exact: true }))
      .fill('Wrong2018')
    await dialog.getByRole('button', { name: t.confirm }).click()
    await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel(t.password, { exact: true }).fill(password)
    await dialog.getByRole('button', { name: t.confirm }).click()
    await said(t.deleted)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.goto(localise('/account', locale))
    await page.waitForURL('**/authentication/login/email?*')
  })
})

async function linksTo(email: string): Promise<string[]> {
  const mails = await mailsWith('/api/opt-outs?token=')
  return mails
    .filter(({ to }) => to.includes(email))
    .flatMap(({ text }) => /\/api\/opt-outs\?token=[\w.~%-]+/.exec(text)?.[0] ?? [])
}
