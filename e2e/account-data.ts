import { localise } from '@fitout/contract/storefront-paths.ts'
import { expect } from 'vitest'
import type { Account } from './account-screens.ts'
import { refuse } from './api-answers.ts'
import { askAs } from './member.ts'

/** Requests a copy of all data, and reads it. */
export async function takeDataAlong(account: Account): Promise<void> {
  const { page, goTo, words, email, pressNamed } = account
  const t = words.personalDataScreen
  await goTo('/account/profile')
  await pressNamed(t.request)
  const copy = page.getByRole('link', { name: t.download })
  await copy.waitFor({ timeout: 30_000 })
  const text = await copy.evaluate(async (link: HTMLAnchorElement) => (await fetch(link.href)).text())
  expect(text).toContain(email)
}

/** Deletes the account, which a wrong password does not do. */
export async function isForgotten(account: Account, orderId: string): Promise<void> {
  const { page, locale, words, password, expectText, pressNamed, faults } = account
  const t = words.personalDataScreen
  // An open order would block the deletion.
  await askAs(page, locale, 'PUT', `/orders/${orderId}/cancelled`)
  if (locale === 'cn') await confirmByDigits(account)
  await pressNamed(t.begin)
  const dialog = page.getByRole('dialog', { name: t.askTitle })
  const secret = dialog.getByLabel(t.password, { exact: true })
  await secret.fill('Wrong2018')
  await dialog.getByRole('button', { name: t.confirm }).click()
  await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  expect(await faults()).toEqual([])
  await secret.fill(password)
  await dialog.getByRole('button', { name: t.confirm }).click()
  await expectText(t.deleted)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.goto(localise('/account', locale))
  await page.waitForURL('**/authentication/login/email?*')
}

/** An account without a password is asked for the digits of a message instead. */
async function confirmByDigits(account: Account): Promise<void> {
  const { page, words, pressNamed, faults } = account
  const t = words.personalDataScreen
  await page.route('**/deletion-code', (route) => route.fulfill({ json: { data: { needs: 'verification_code' } } }))
  const asked: unknown[] = []
  await page.route('**/personal-data/deletion', (route) => {
    asked.push(route.request().postDataJSON())
    return refuse(route, { status: 422, code: 'verification-code-invalid', message: 'These digits do not fit' })
  })
  await pressNamed(t.begin)
  const dialog = page.getByRole('dialog', { name: t.askTitle })
  await dialog.getByRole('button', { name: t.confirm }).click()
  await dialog.getByText(t.codeFormat).waitFor()
  await dialog.getByRole('textbox', { name: t.code }).fill('012345')
  await dialog.getByRole('button', { name: t.confirm }).click()
  await dialog.getByRole('alert').filter({ hasText: 'These digits do not fit' }).waitFor()
  expect(asked).toEqual([{ verification_code: '012345' }])
  expect(await faults()).toEqual([])
  await dialog.getByRole('button', { name: t.keep }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.unroute('**/deletion-code')
  await page.unroute('**/personal-data/deletion')
}
