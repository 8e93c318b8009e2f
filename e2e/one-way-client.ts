import { appointments as appointmentWords } from '@fitout/contract/messages/en/staff/appointments.ts'
import { renovations as renovationWords } from '@fitout/contract/messages/en/staff/renovations.ts'
import { locales } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hasProved, password, rootOf } from './account-steps.ts'
import { mailsTo } from './mail.ts'
import { menuItemAbove } from './shop-facts.ts'
import type { Visitor } from './visitor.ts'
import { filled } from './words.ts'

const home = 'Taikoo Shing, 12A'

/** The first link to such a path in the mails to an address. */
export async function pathIn(email: string, path: RegExp): Promise<string> {
  const found = async () => (await mailsTo(email)).map(({ text }) => path.exec(text)?.[0]).find(Boolean) ?? ''
  await expect.poll(found).not.toBe('')
  return found()
}

/**
 * From the home page through the menu to an appointment that is confirmed by the link in the mail; resolves to its reference.
 */
export async function bookMeasurement({ page, words, locale, goTo, press }: Visitor, email: string): Promise<string> {
  const { appointments, shell } = words
  await goTo('/')
  await press(page.getByRole('button', { name: shell.openMenu }))
  const menu = page.getByRole('dialog', { name: shell.mainNavigation })
  const above = await menuItemAbove(pathTo('appointments', 'zh'))
  await press(menu.getByRole('button', { name: above.title[locale], exact: true }))
  await press(menu.locator(`a[href="${pathTo('appointments', locale)}"]`))
  await page.getByLabel(appointments.district).selectOption('eastern')
  const radios = (name: string) => page.getByRole('group', { name }).getByRole('radio')
  await radios(appointments.day).nth(locales.indexOf(locale)).check({ force: true })
  await radios(appointments.slot).first().check({ force: true })
  await press(page.getByRole('button', { name: appointments.keep }))
  for (const [name, value] of Object.entries({ name: 'Ho Siu Ming', email, address: home })) {
    await page.locator(`form [name=${name}]`).fill(value)
  }
  await press(page.getByRole('button', { name: appointments.book }))
  await page.getByRole('heading', { name: appointments.askedTitle }).waitFor()
  await page.goto(await pathIn(email, /\/\S*appointments\/change\?token=[\w.-]+/))
  await press(page.getByRole('button', { name: appointments.confirm }))
  await page.getByRole('status').filter({ hasText: appointments.confirmed }).waitFor()
  return (await page.getByText(/^AP-/).first().innerText()).trim()
}

/** Staff open the room without retyping what the client has entered; resolves to its id. */
export async function openFromAppointment(office: Page, reference: string, email: string): Promise<string> {
  const { appointments } = appointmentWords
  const { renovations } = renovationWords
  await office.goto('/admin#/appointments/list')
  await office.getByLabel(appointments.search).fill(reference)
  await office.getByText(reference).first().click()
  await office.getByRole('link', { name: renovations.open }).click()
  const dialog = office.getByRole('dialog', { name: renovations.open })
  await dialog.getByRole('button', { name: renovations.open }).click()
  await office.getByText(filled(renovations.invited, { email, day: '' })).waitFor()
  for (const part of ['Ho Siu Ming', home]) await office.getByText(part).first().waitFor()
  return /renovations\/([\w-]+)/.exec(office.url())?.[1] ?? ''
}

/** Registers from the invitation, verifies the address, and joins. */
export async function joinRoom(
  { page, words, locale, goTo, press }: Visitor,
  email: string,
  path: string,
): Promise<void> {
  const { auth, credentials, renovationInvitations: invitation } = words
  const main = page.getByRole('main')
  await goTo(path)
  await press(main.getByRole('link', { name: invitation.register }))
  await main.getByRole('textbox', { name: credentials.email }).fill(email)
  await main.getByLabel(credentials.password, { exact: true }).fill(password)
  await press(main.getByRole('button', { name: auth.register, exact: true }))
  await Promise.all([page.waitForURL(rootOf(locale)), hasProved(email)])
  await goTo(path)
  await press(main.getByRole('button', { name: invitation.join, exact: true }))
  await page.waitForURL(/\/account\/projects\/[\w-]{36}$/)
}
