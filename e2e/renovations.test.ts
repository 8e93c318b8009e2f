import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointments as visitWords } from '@fitout/contract/messages/en/staff/appointments.ts'
import { renovations as staffSide } from '@fitout/contract/messages/en/staff/renovations.ts'
import { linkTo } from './account-steps.ts'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages, journeySizes } from './languages.ts'
import { mailsTo } from './mail.ts'
import { askAs, enterAsMember } from './member.ts'
import { enterOffice } from './office.ts'
import { filled } from './words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const office = staffSide.renovations
const visits = visitWords.appointments
const settingsPath = '/notification-settings/details'
const news = 'renovation_progress'
type Setting = { content_type: string; channel: string; is_accept: boolean }
const desk = { width: 1440, height: 900 }

test.each(journeyLanguages)(
  'an enquiry becomes a renovation; its client joins by mail and invites another, in %s',
  async (locale) => {
    const client = await enterAsMember(browser, locale, 'Ho Siu Ming')
    const { page, words: shop, goTo } = client
    const subject = `Flat in Sha Tin ${crypto.randomUUID().slice(0, 8)}`
    await askAs(page, locale, 'POST', '/enquiries', {
      name: 'Ho Siu Ming',
      email: client.email,
      subject,
      description: 'Three rooms, one wall to go.',
      location: 'sha-tin',
      area: 612,
      area_units: 'sqft',
    })

    const staff = await browser.visit({ width: 'desk', language: 'en-GB' })
    await bringAxe(staff)
    await enterOffice(staff)
    await staff.goto('/admin#/enquiries')
    await staff.getByText(subject).click()
    await staff.getByRole('link', { name: office.open }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('button', { name: office.open }).click()
    await staff.getByRole('heading', { level: 2, name: subject }).waitFor()
    await staff.getByText(filled(office.invited, { email: client.email, day: '' })).waitFor()
    expect(await violations(staff, [desk])).toEqual([])
    // A visit of the client is booked from here, with what is known.
    await staff.getByRole('link', { name: visits.book }).click()
    const visitor = staff.getByRole('dialog', { name: visits.book }).getByRole('textbox', { name: visits.name })
    await expect.poll(() => visitor.inputValue()).toBe('Ho Siu Ming')
    await staff.goBack()
    await staff.getByRole('heading', { level: 2, name: subject }).waitFor()

    const link = async () =>
      (await mailsTo(client.email))
        .map(({ text }) => /\/account\/projects\/join\?code=[\w-]+/.exec(text)?.[0])
        .find(Boolean)
    await expect.poll(link).toBeTruthy()
    await bringAxe(page)
    await goTo((await link())!)
    const proved = page.getByRole('button', { name: shop.renovationInvitations.proved, exact: true })
    await proved.waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    // The mail of the account leads back to the invitation.
    await goTo(await linkTo('verify', () => mailsTo(client.email)))
    await page.getByRole('button', { name: shop.auth.verify, exact: true }).click()
    const join = page.getByRole('button', { name: shop.renovationInvitations.join, exact: true })
    await join.waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await join.click()
    await page.getByRole('heading', { level: 1, name: subject }).waitFor()
    await page.getByText('Three rooms, one wall to go.').waitFor()
    const asked = page.getByRole('region', { name: shop.notificationSettings.askProgress })
    await asked.getByRole('button', { name: shop.notificationSettings.askYes }).click()
    await asked.waitFor({ state: 'detached' })
    const agreed = async () => {
      const { data } = await askAs<{ data: { settings: Setting[] } }>(page, locale, 'GET', settingsPath)
      return data.settings.filter(({ content_type, is_accept }) => content_type === news && is_accept).length
    }
    await expect.poll(agreed).toBe(1)
    const tabs = page.getByRole('navigation', { name: shop.account.tabs })
    expect(await tabs.locator('[aria-current]').innerText()).toBe(shop.screens['account-projects'])

    const guest = `guest-${crypto.randomUUID()}@example.com`
    const form = page.getByRole('form', { name: shop.renovations.invite })
    await form.getByRole('textbox', { name: shop.renovations.email }).fill(guest)
    await form.getByRole('button', { name: shop.renovations.send }).click()
    const withdraw = page.getByRole('button', { name: filled(shop.renovations.withdrawOf, { email: guest }) })
    await withdraw.waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await expect.poll(async () => (await mailsTo(guest)).length).toBe(1)
    await withdraw.click()
    await withdraw.waitFor({ state: 'detached' })

    await goTo('/account/projects')
    await page.getByRole('link', { name: subject }).waitFor()
    await page.getByText(shop.renovations.nextOf.PLANNING).waitFor()

    await staff.reload()
    await staff.getByRole('button', { name: office.cancel }).click()
    await dialog.getByRole('textbox').fill('The client moved abroad')
    await dialog.getByRole('button', { name: office.cancel }).click()
    await staff.getByText(office.status.CANCELLED, { exact: true }).first().waitFor()
    await page.reload()
    await page.getByText(shop.renovations.nextOf.CANCELLED).waitFor()

    await staff.goto('/admin#/renovations')
    const row = staff.getByRole('row').filter({ hasText: subject })
    await row.getByText(office.status.CANCELLED, { exact: true }).click()
    await dialog.getByRole('heading', { level: 2, name: subject }).waitFor()
    expect(await violations(staff, [desk])).toEqual([])
    await staff.context().close()
    await client.leave()
  },
  150_000,
)
