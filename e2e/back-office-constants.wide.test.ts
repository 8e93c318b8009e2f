import { randomInt } from 'node:crypto'
import { dayName } from '@fitout/contract/day-name.ts'
import { languageTags } from '@fitout/contract/locales.ts'
import { paymentAddress as cn } from '@fitout/contract/messages/cn/payment-address.ts'
import { paymentAddress as en } from '@fitout/contract/messages/en/payment-address.ts'
import { paymentAddress as zh } from '@fitout/contract/messages/zh/payment-address.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { authenticatorCode } from './authenticator.ts'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages } from './languages.ts'
import { mailsTo } from './mail.ts'
import { askAs, enterAsMember } from './member.ts'
import { officeWords, withValues } from './office-words.ts'
import { enterOffice, speak } from './office.ts'
import { present } from './present.ts'
import { ask, paymentChannels } from './shop-facts.ts'
import { staffWords as words } from './staff-words.ts'

// All of these edit the same configuration, which has one draft at a time: within one file they run in turn.

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

/** In the language in which the owner last signed in. */
const headings = new Set([zh, cn, en].map(({ heading }) => heading))

/** Enters the authenticator's code; waits for the next one if another test has just used it. */
async function prove(page: Page): Promise<void> {
  const { secret } = inject('staff')
  const dialog = page.getByRole('dialog')
  let tried = ''
  const give = async () => {
    const code = authenticatorCode(secret)
    if (code === tried || !(await dialog.isVisible())) return dialog.isHidden()
    tried = code
    await dialog.getByRole('textbox').fill(code)
    await dialog.getByRole('button').last().click()
    return dialog.waitFor({ state: 'detached', timeout: 5000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(give, { timeout: 70_000, interval: 500 }).toBe(true)
}

test.each(journeyLanguages)(
  'in %s a new payee needs the authenticator, is mailed to the owner and marked',
  { timeout: 150_000 },
  async (locale) => {
    const { errors, writings: all } = officeWords[locale]
    const { writings } = all
    const page = await browser.visit({ width: 'phone', language: 'en-GB' })
    await enterOffice(page)
    await speak(page, locale)
    const open = async () => {
      await page.goto('/admin#/words/configuration/shop-constants')
      await page.reload()
      for (const name of [writings.fields.payment_channels, writings.fields.fps]) {
        await page.getByRole('button', { name, exact: true }).click()
      }
    }
    await open()
    // The shop keeps accepting payments: only the name in the QR code changes.
    const payee = `LUMEN ${randomInt(1_000, 9_999)} LTD`
    await page.getByLabel(writings.fields.payee_name).first().fill(payee)
    await page.getByRole('button', { name: writings.publish, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: writings.proof })
    await dialog.getByRole('textbox').fill('000000')
    await dialog.getByRole('button').last().click()
    await dialog.getByText(errors.codes['second-factor-wrong']).waitFor()
    await prove(page)
    await expect.poll(async () => (await paymentChannels()).fps).toMatchObject({ payee_name: payee })
    await open()
    const [before] = writings.changedBy.split('{at}')
    await page
      .getByText(withValues(present(before), { who: 'Demo' }))
      .first()
      .waitFor()
    const subjects = async () => (await mailsTo(inject('staff').email)).map(({ subject }) => subject)
    await expect.poll(async () => (await subjects()).some((subject) => headings.has(subject))).toBe(true)
    await page.context().close()
  },
)

test.each(journeyLanguages)('in %s the number of bookable days is refused at its field', async (locale) => {
  const { writings } = officeWords[locale].writings
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await enterOffice(page)
  await speak(page, locale)
  await page.goto('/admin#/words/configuration/shop-constants')
  const field = page.getByLabel(writings.fields.booking_days_ahead)
  await field.fill('400')
  await page.getByRole('button', { name: writings.publish, exact: true }).click()
  await page.getByText(writings.faults).waitFor()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: writings.discard }).click()
  await page.getByRole('dialog').getByRole('button', { name: writings.discard }).click()
  await page.getByText(writings.discarded).waitFor()
  await page.context().close()
})

type Hours = { opens: string; closes: string; closed_on: string[] }

test.each(journeyLanguages)(
  'in %s closed days are added by the period, in order of date, and a text with other hours is pointed out',
  { timeout: 90_000 },
  async (locale) => {
    const { writings } = officeWords[locale].writings
    const { backOffice } = officeWords[locale]
    const page = await browser.visit({ width: 'phone', language: 'en-GB' })
    await bringAxe(page)
    await enterOffice(page)
    await speak(page, locale)
    const hours = async () =>
      (await ask<{ 'shop-constants': { opening_hours: Hours } }>('/configuration/latest'))['shop-constants']
        .opening_hours
    const before = await hours()
    const week = '/admin#/appointments?week=2031-03-03'
    const monday = page.locator('section').filter({ hasText: dayName('2031-03-03', languageTags[locale]) })
    await page.goto(week)
    await monday.getByText(officeWords[locale].appointments.appointments.noSlots).waitFor()
    await page.goto('/admin#/words/configuration/shop-constants')
    await page.getByRole('button', { name: writings.fields.opening_hours, exact: true }).click()
    const days = page.getByRole('group', { name: writings.fields.closed_on })
    const fieldOf = (name: string) => days.getByLabel(`${writings.fields.closed_on} · ${name}`)
    const add = async (from: string, until: string) => {
      await fieldOf(writings.days.from).fill(from)
      await fieldOf(writings.days.until).fill(until)
      await days.getByRole('button', { name: writings.days.add, exact: true }).click()
    }
    await add('2031-03-03', '2031-03-05')
    await add('2031-02-28', '')
    const title = dayName('2031-03-04', languageTags[locale])
    const removal = withValues(backOffice.actOn, { act: writings.remove, thing: title })
    await days.getByRole('button', { name: removal }).press('Enter')
    expect(await days.getByRole('button').evaluateAll((all) => all.some((one) => one === document.activeElement))).toBe(
      true,
    )
    await page.getByLabel(writings.fields.closes, { exact: true }).fill('20:45')
    await page
      .getByText(withValues(writings.hoursUnsaid, { opens: before.opens, closes: '20:45' }).split('{', 1).join(''))
      .waitFor()
    expect(await violations(page, [desk, phone])).toEqual([])
    await page.getByLabel(writings.fields.closes, { exact: true }).fill(before.closes)
    await page.getByRole('button', { name: writings.publish, exact: true }).click()
    const added = ['2031-02-28', '2031-03-03', '2031-03-05']
    await expect.poll(async () => (await hours()).closed_on).toEqual([...before.closed_on, ...added].toSorted())
    await page.goto(week)
    await monday.getByText(officeWords[locale].appointments.appointments.dayClosed).waitFor({ timeout: 5000 })

    const at = '/admin/configuration/shop-constants'
    const { revision, versions } = (await askAs<{ data: Stored }>(page, 'en', 'GET', at)).data
    await askAs(page, 'en', 'PUT', `${at}/go-back`, { revision, version: versions[1]!.version })
    await page.context().close()
  },
)

type Level = { title: Record<string, string>; benefits: Record<string, string> }
type Written = { navbar: { account: object[] } }
type Stored = { revision: number; live: Written; versions: { version: number }[] }

test('staff rename a membership level; of two new items of the account menu, a member sees the enabled one', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const at = (key: string) => `/admin/configuration/${key}`
  const kept = async (key: string) => (await askAs<{ data: Stored }>(page, 'en', 'GET', at(key))).data
  const goBack = async (key: string) => {
    const { revision, versions } = await kept(key)
    await askAs(page, 'en', 'PUT', `${at(key)}/go-back`, { revision, version: versions[1]!.version })
  }

  type Constants = { 'shop-constants': { membership_levels: Level[] } }
  const highest = async () => (await ask<Constants>('/configuration/latest'))['shop-constants'].membership_levels.at(-1)
  const before = await highest()
  const benefits = `A drawing of a room each year, ${crypto.randomUUID()}`
  await page.goto('/admin#/membership')
  await page.getByLabel(`${words.levels.benefits} · English`).last().fill(benefits)
  await page.getByLabel(words.levels.spent).fill('90000000')
  await page.getByText(words.levels.highest).waitFor()
  await page.getByRole('definition').getByText(benefits).waitFor()
  expect(await violations(page, [desk, phone])).toEqual([])
  await page.getByRole('button', { name: words.levels.publish, exact: true }).click()
  await expect.poll(highest).toEqual({ ...before, benefits: { ...before?.benefits, en: benefits } })
  await goBack('shop-constants')
  await expect.poll(highest).toEqual(before)

  const layout = await kept('customer-layout')
  const item = (key: string, is_enabled: boolean) => ({
    key,
    title: { zh: key, cn: key, en: key },
    path: '/projects',
    is_enabled,
  })
  const { account } = layout.live.navbar
  const navbar = {
    ...layout.live.navbar,
    account: [...account, item('Switched-on', true), item('Switched-off', false)],
  }
  const written = { ...layout.live, navbar }
  const drafted = await askAs<{ data: Stored }>(page, 'en', 'PUT', `${at('customer-layout')}/draft`, {
    revision: layout.revision,
    written,
  })
  await askAs(page, 'en', 'PUT', `${at('customer-layout')}/publish`, { revision: drafted.data.revision })
  const member = await enterAsMember(browser, 'en', 'Wing Yan')
  const main = member.page.getByRole('main')
  await expect
    .poll(async () => {
      await member.goTo('/account')
      return main.getByRole('link', { name: /^Switched-/ }).allTextContents()
    })
    .toEqual(['Switched-on'])
  await member.press(member.page.getByRole('button', { name: member.words.shell.account, exact: true }))
  const menu = member.page.locator('.header-menu')
  await menu.getByRole('link', { name: 'Switched-on' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Switched-off' }).count()).toBe(0)
  await goBack('customer-layout')
  await expect.poll(async () => (await kept('customer-layout')).live.navbar.account).toEqual(account)
  await member.leave()
  await page.context().close()
}, 120_000)
