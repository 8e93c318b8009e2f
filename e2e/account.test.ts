import { composeHongKongAddress } from '@fitout/contract/hong-kong-address.ts'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import { consents as cn } from '@fitout/contract/messages/cn/consents.ts'
import { consents as en } from '@fitout/contract/messages/en/consents.ts'
import { consents as zh } from '@fitout/contract/messages/zh/consents.ts'
import { localise, pathTo, type ScreenKey } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillAccount } from './account-things.ts'
import { refuse } from './api-answers.ts'
import { bringAxe, sizesSharedBy, violations } from './axe.ts'
import { receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { isStill, shifts, watchShifts } from './layout-shifts.ts'
import { lookAtWidths, shownText, wastefulPictures } from './look.ts'
import { mailsTo } from './mail.ts'
import { askAs, enterAsMember, type Member } from './member.ts'
import { foreignTo } from './scripts-of-chinese.ts'
import { saying } from './words.ts'

const unreachable = { status: 503, code: 'service-unavailable', message: 'No answer' } as const
const desk = { width: 1440, height: 900 }

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

describe.each(locales)('a member in %s', (locale) => {
  let member: Member
  let things: Awaited<ReturnType<typeof fillAccount>>
  beforeAll(async () => {
    member = await enterAsMember(browser, locale, 'Siu Ming')
    await bringAxe(member.page)
    await watchShifts(member.page)
    await member.goTo('/account')
  })
  afterAll(() => member.leave())

  const said = (text: string) => member.page.getByText(text, { exact: true }).first().waitFor()
  const press = (name: string | RegExp) => member.page.getByRole('button', { name }).click()
  const main = () => member.page.getByRole('main')

  /** By the list of tabs, without loading the page anew. */
  async function turnTo(tab: ScreenKey): Promise<void> {
    const { page, words } = member
    await main()
      .locator(`a[href="${pathTo(tab, locale)}"]`)
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: words.screens[tab] }).waitFor()
  }

  async function isInOrder(): Promise<string[]> {
    const found = await violations(member.page, sizesSharedBy[locale])
    await member.page.setViewportSize(desk)
    return found
  }

  test('sees where nothing is yet, with a way on', async () => {
    const { words } = member
    const empty = {
      'account-orders': words.errors.noOrder,
      'account-bookings': words.errors.noBookingRequests,
      'account-projects': words.ownProjects.noEnquiries,
      'account-posts': words.errors.noResults,
      'account-vouchers': words.errors.noResults,
      'account-membership': words.ownMembership.historyEmpty,
    } as const
    for (const [tab, text] of Object.entries(empty)) {
      await turnTo(tab as keyof typeof empty)
      await main().getByRole('heading', { name: text }).waitFor()
      if (tab === 'account-orders') expect(await isInOrder()).toEqual([])
    }
  })

  test('changes the profile and its picture', async () => {
    const { page, words } = member
    const t = words.profile
    await turnTo('account-profile')
    await page.locator('main input[type=file]').setInputFiles(receipt)
    await said(t.pictureSaved)
    await main().locator('img[src*="/api/files/"]').first().waitFor()
    await main().getByRole('button', { name: t.removePicture }).waitFor()
    await page.getByRole('textbox', { name: t.username }).fill('Chan Siu Ming')
    await page.getByRole('radio', { name: t.genders.female }).check()
    await press(words.accountForms.save)
    await said(words.accountForms.saved)
    const { data } = await askAs<{ data: object }>(page, locale, 'GET', '/profiles/account')
    expect(data).toMatchObject({ username: 'Chan Siu Ming', gender: 'female', avatar: { url: expect.any(String) } })
  })

  test('loses nothing of a profile that cannot be saved', async () => {
    const { page, goTo, words } = member
    const name = page.getByRole('textbox', { name: words.profile.username })
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
  })

  test('writes an address in the order of the language, the place found in the other script', async () => {
    const { page, words } = member
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
    await press(words.accountForms.save)
    await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(3)
    await page.getByRole('textbox', { name: t.name }).fill('Chan Siu Ming')
    await page.getByRole('textbox', { name: t.phone }).fill('9123 456')
    await press(words.accountForms.save)
    await said(words.errors.fields['phone-format'])
    await page.getByRole('textbox', { name: t.phone }).fill('9123 4567')
    for (const part of ['estate', 'floor', 'flat'] as const) await page.locator(`[name=${part}]`).fill(parts[part])
    const top = async (name: string) => (await page.locator(`main [name=${name}]`).boundingBox())?.y ?? 0
    expect((await top('region')) < (await top('flat'))).toBe(locale !== 'en')
    const label = await page.getByRole('main').locator('address').innerText()
    expect(label).toContain(composeHongKongAddress(parts, locale))
    await press(words.accountForms.save)
    await said(words.accountForms.saved)
  })

  test('agrees to messages one by one, and stops them all from a mail without signing in', async () => {
    const { page, goTo, words, email } = member
    await turnTo('account-notifications')
    const switches = main().getByRole('switch')
    // An address may be somebody else's until it is confirmed.
    const unproved = main().getByText(
      words.ownNotifications.emailUnproved.replace('{tab}', words.screens['account-security']),
    )
    await unproved.waitFor()
    const codeIn = async () =>
      /verification_code=([\w-]+)/.exec((await mailsTo(email)).map(({ text }) => text).join())?.[1]
    await expect.poll(codeIn).toBeDefined()
    await askAs(page, locale, 'GET', `/auth/verify?verification_code=${await codeIn()}`)
    await goTo('/account/notifications')
    await switches.first().waitFor()
    expect(await unproved.count()).toBe(0)
    // All that can be on at first is the reception as a whole.
    await expect.poll(() => main().getByRole('switch', { checked: true }).count()).toBe(1)
    const [agreement, newsletter] = [switches.nth(4), switches.nth(5)]
    expect(await newsletter.isDisabled()).toBe(true)
    await agreement.click()
    await said(words.ownNotifications.saved)
    await newsletter.click()
    await expect.poll(() => linkIn(email, locale)).toBeDefined()
    await expect.poll(() => newsletter.isChecked()).toBe(true)

    const stranger = await browser.visit()
    await stranger.goto((await linkIn(email, locale))!)
    await stranger.getByRole('button').click()
    await stranger.getByRole('button').waitFor({ state: 'detached' })
    await stranger.context().close()
    await goTo('/account/notifications')
    await expect.poll(() => main().getByRole('switch', { checked: true }).count()).toBe(1)
  })

  test('saves cards at the provider, and has exactly one default', async () => {
    const { page, words } = member
    const t = words.ownCards
    await turnTo('account-cards')
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
    if (locale === 'cn') {
      await page.route('**/set-default', (route) => refuse(route, unreachable))
      await press(saying(t.setDefaultOf))
      await main().getByRole('alert').filter({ hasText: 'No answer' }).waitFor()
      expect(await defaults()).toBe(1)
      await page.unroute('**/set-default')
    }
    await press(saying(t.setDefaultOf))
    await said(t.madeDefault)
    expect(await defaults()).toBe(1)
    await main()
      .getByRole('button', { name: saying(t.removeOf) })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: t.remove, exact: true }).click()
    await said(t.removed)
    await expect.poll(() => rows.count()).toBe(1)
    await expect.poll(defaults).toBe(1)
  })

  test('finds every tab in order when it is full, and the recipient in the checkout', async () => {
    const { page, goTo, words } = member
    things = await fillAccount(member)
    const { estate } = things.recipient
    const shown: Record<string, string> = {
      account: composeHongKongAddress(things.recipient, locale).split('\n')[0]!,
      'account-profile': words.ownData.begin,
      'account-security': words.security.endOthers,
      'account-delivery': words.deliveryRecipient.estate,
      'account-notifications': words.ownNotifications.marketing,
      'account-cards': words.ownCards.default,
      'account-membership': words.ownMembership.history,
      'account-vouchers': words.errors.noResults,
      'account-orders': things.reference,
      'account-bookings': things.reference,
      'account-projects': things.enquiry,
      'account-posts': things.post?.[locale] ?? words.errors.noResults,
    }
    const found: string[] = []
    for (const [tab, text] of Object.entries(shown)) {
      await goTo(pathTo(tab as ScreenKey, 'zh'))
      await main().getByText(text).first().waitFor()
      await isStill(page)
      const here = [
        ...(await shifts(page)).map((shift) => `moves by itself: ${shift}`),
        ...foreignTo(locale)(await shownText(page)).map((one) => `a character of another script: ${one}`),
        ...(await wastefulPictures(page)).map((picture) => `too large a picture: ${picture}`),
        ...(await lookAtWidths(page)),
        ...(await isInOrder()),
      ]
      found.push(...here.map((one) => `${tab}: ${one}`))
    }
    await goTo('/checkout')
    await expect.poll(() => page.getByRole('textbox', { name: words.checkout.building }).inputValue()).toBe(estate)
    const unit = await page.getByRole('textbox', { name: words.checkout.unit }).inputValue()
    expect(composeHongKongAddress(things.recipient, locale)).toContain(unit)
    expect(found).toEqual([])
  }, 180_000)

  test('takes a copy of all data along, and is then forgotten', async () => {
    const { page, goTo, words, email, password } = member
    const t = words.ownData
    await goTo('/account/profile')
    await press(t.request)
    const copy = page.getByRole('link', { name: t.download })
    await copy.waitFor({ timeout: 30_000 })
    const text = await page.evaluate(async (path) => (await fetch(path)).text(), (await copy.getAttribute('href'))!)
    expect(text).toContain(email)

    // An order that still has to reach somebody would keep the account.
    await askAs(page, locale, 'PUT', `/orders/${things.orderId}/cancelled`)
    if (locale === 'cn') await confirmsByDigits()
    await press(t.begin)
    const dialog = page.getByRole('dialog', { name: t.askTitle })
    const secret = dialog.getByLabel(t.password, { exact: true })
    await secret.fill('Wrong2018')
    await dialog.getByRole('button', { name: t.confirm }).click()
    await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    expect(await isInOrder()).toEqual([])
    await secret.fill(password)
    await dialog.getByRole('button', { name: t.confirm }).click()
    await said(t.deleted)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.goto(localise('/account', locale))
    await page.waitForURL('**/authentication/login/email?*')
  })

  /** An account that has no password is asked for the digits of a message instead. */
  async function confirmsByDigits(): Promise<void> {
    const { page, words } = member
    const t = words.ownData
    await page.route('**/deletion-code', (route) => route.fulfill({ json: { data: { needs: 'verification_code' } } }))
    const asked: unknown[] = []
    await page.route('**/personal-data/deletion', (route) => {
      asked.push(route.request().postDataJSON())
      return refuse(route, { status: 422, code: 'verification-code-invalid', message: 'These digits do not fit' })
    })
    await press(t.begin)
    const dialog = page.getByRole('dialog', { name: t.askTitle })
    await dialog.getByRole('button', { name: t.confirm }).click()
    await dialog.getByText(t.codeFormat).waitFor()
    await dialog.getByRole('textbox', { name: t.code }).fill('012345')
    await dialog.getByRole('button', { name: t.confirm }).click()
    await dialog.getByRole('alert').filter({ hasText: 'These digits do not fit' }).waitFor()
    expect(asked).toEqual([{ verification_code: '012345' }])
    expect(await isInOrder()).toEqual([])
    await dialog.getByRole('button', { name: t.keep }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.unroute('**/deletion-code')
    await page.unroute('**/personal-data/deletion')
  }
})

const subjects = { zh: zh.mail.subject, cn: cn.mail.subject, en: en.mail.subject }

/** The link at the foot of the mail that tells what somebody has chosen to hear. */
async function linkIn(email: string, locale: Locale): Promise<string | undefined> {
  const mail = (await mailsTo(email)).find(({ subject }) => subject === subjects[locale])
  return mail && /\/api\/opt-outs\?token=[\w.~%-]+/.exec(mail.text)?.[0]
}
