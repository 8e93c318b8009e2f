import { composeHongKongAddress } from '@fitout/contract/hong-kong-address.ts'
import { pathTo, type ScreenKey } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveCards } from './account-cards.ts'
import { agreeAndStopAll } from './account-consents.ts'
import { isForgotten, takeDataAlong } from './account-data.ts'
import { type Account, openAccount } from './account-screens.ts'
import { fillAccount } from './account-things.ts'
import { refuse, unreachable } from './api-answers.ts'
import { receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages, widthsOf } from './languages.ts'
import { isStill, shifts } from './layout-shifts.ts'
import { lookAtWidths, shownText, wastefulPictures } from './look.ts'
import { askAs } from './member.ts'
import { present } from './present.ts'
import { foreignTo } from './scripts-of-chinese.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

describe.each(journeyLanguages)('a member in %s', (locale) => {
  let account: Account
  let things: Awaited<ReturnType<typeof fillAccount>> | undefined
  beforeAll(async () => {
    account = await openAccount(browser, locale)
  })
  afterAll(() => account.leave())

  test('sees empty tabs with a link onwards', async () => {
    const { words, main, turnTo, faults } = account
    const empty = {
      'account-orders': words.errors.noOrder,
      'account-bookings': words.errors.noBookingRequests,
      'account-projects': words.accountEnquiries.noEnquiries,
      'account-posts': words.errors.noResults,
      'account-vouchers': words.errors.noResults,
      'account-membership': words.memberships.historyEmpty,
    } as const
    for (const [tab, text] of Object.entries(empty)) {
      await turnTo(tab as keyof typeof empty)
      await main.getByRole('heading', { name: text }).waitFor()
      if (tab === 'account-orders') expect(await faults()).toEqual([])
    }
  })

  test('changes the profile and its picture', async () => {
    const { page, words, main, expectText, pressNamed, turnTo } = account
    const t = words.profiles
    await turnTo('account-profile')
    await page.locator('main input[type=file]').setInputFiles(receipt)
    await expectText(t.pictureSaved)
    await main.locator('img[src*="/api/files/"]').first().waitFor()
    await main.getByRole('button', { name: t.removePicture }).waitFor()
    await page.getByRole('textbox', { name: t.username }).fill('Chan Siu Ming')
    await page.getByRole('radio', { name: t.genders.female }).check()
    await pressNamed(words.accountForms.save)
    await expectText(words.accountForms.saved)
    const { data } = await askAs<{ data: object }>(page, locale, 'GET', '/profiles/account')
    expect(data).toMatchObject({ username: 'Chan Siu Ming', gender: 'female', avatar: { url: expect.any(String) } })
  })

  test('loses nothing of a profile that cannot be saved', async () => {
    const { page, goTo, words, main, pressNamed } = account
    const name = page.getByRole('textbox', { name: words.profiles.username })
    await page.route('**/api/profiles/account', (route) =>
      route.request().method() === 'PUT' ? refuse(route, unreachable) : route.continue(),
    )
    await name.fill('Typed and refused')
    await pressNamed(words.accountForms.save)
    await main.getByText(words.accountForms.stillTyped).waitFor()
    expect(await name.inputValue()).toBe('Typed and refused')
    await page.unroute('**/api/profiles/account')
    await goTo('/account/profile')
    await pressNamed(words.accountForms.revert)
    expect(await name.inputValue()).toBe('Chan Siu Ming')
    expect(await page.getByRole('radio', { name: words.profiles.genders.female }).isChecked()).toBe(true)
  })

  test('writes an address in the order of the language, the place found in the other script', async () => {
    const { page, words, expectText, pressNamed, turnTo } = account
    const t = words.deliveryRecipient
    await turnTo('account-delivery')
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
    await pressNamed(words.accountForms.save)
    await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(4)
    await expectText(words.errors.missing.flat)
    await page.getByRole('checkbox', { name: t.noUnit }).check()
    await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(3)
    await page.getByRole('checkbox', { name: t.noUnit }).uncheck()
    await page.getByRole('textbox', { name: t.name }).fill('Chan Siu Ming')
    await page.getByRole('textbox', { name: t.phone }).fill('9123 456')
    await pressNamed(words.accountForms.save)
    await expectText(words.errors.fields['phone-format'])
    await page.getByRole('textbox', { name: t.phone }).fill('9123 4567')
    for (const part of ['estate', 'floor', 'flat'] as const) await page.locator(`[name=${part}]`).fill(parts[part])
    const top = async (name: string) => (await page.locator(`main [name=${name}]`).boundingBox())?.y ?? 0
    expect((await top('region')) < (await top('flat'))).toBe(locale !== 'en')
    const label = await page.getByRole('main').locator('address').innerText()
    expect(label).toContain(composeHongKongAddress(parts, locale))
    await pressNamed(words.accountForms.save)
    await expectText(words.accountForms.saved)
  })

  test('agrees to messages one by one, and stops them all from a mail without signing in', () =>
    agreeAndStopAll(account, browser))

  test('saves cards at the provider, and has exactly one default', () => saveCards(account))

  test('finds every tab in order when it is full, and the recipient in the checkout', async () => {
    const { page, goTo, words, main, faults } = account
    // A retry finds what the first attempt left.
    things ??= await fillAccount(account)
    const { estate } = things.recipient
    const shown: Record<string, string> = {
      account: composeHongKongAddress(things.recipient, locale).split('\n')[0]!,
      'account-profile': words.personalDataScreen.begin,
      'account-security': words.security.endOthers,
      'account-delivery': words.deliveryRecipient.estate,
      'account-notifications': words.notificationSettings.marketing,
      'account-cards': words.creditCards.default,
      'account-membership': words.memberships.history,
      'account-vouchers': words.errors.noResults,
      'account-orders': things.reference,
      'account-bookings': things.reference,
      'account-projects': things.enquiry,
      'account-posts': things.post?.[locale] ?? words.errors.noResults,
    }
    const found: string[] = []
    for (const [tab, text] of Object.entries(shown)) {
      await goTo(pathTo(tab as ScreenKey, 'zh'))
      await main.getByText(text).first().waitFor()
      await isStill(page)
      const here = [
        ...(await shifts(page)).map((shift) => `moves by itself: ${shift}`),
        ...foreignTo(locale)(await shownText(page)).map((one) => `a character of another script: ${one}`),
        ...(await wastefulPictures(page)).map((picture) => `too large a picture: ${picture}`),
        ...(await lookAtWidths(page, widthsOf(locale))),
        ...(await faults()),
      ]
      found.push(...here.map((one) => `${tab}: ${one}`))
    }
    await goTo('/checkout')
    await expect.poll(() => page.getByRole('textbox', { name: words.checkout.building }).inputValue()).toBe(estate)
    const unit = await page.getByRole('textbox', { name: words.checkout.unit }).inputValue()
    expect(composeHongKongAddress(things.recipient, locale)).toContain(unit)
    expect(found).toEqual([])
  }, 180_000)

  test('takes a copy of all data, and is then deleted', async () => {
    await takeDataAlong(account)
    await isForgotten(account, present(things).orderId)
  })
})
