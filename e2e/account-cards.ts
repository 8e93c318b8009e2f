import { expect } from 'vitest'
import type { Account } from './account-screens.ts'
import { refuse, unreachable } from './api-answers.ts'
import { saying } from './words.ts'

/** Saves two cards at the provider, makes the second the default, and removes one. */
export async function saveCards(account: Account): Promise<void> {
  const { page, locale, words, main, expectText, pressNamed, turnTo } = account
  const t = words.creditCards
  await turnTo('account-cards')
  for (const card of ['visa', 'mastercard']) {
    await pressNamed(t.add)
    await page.locator(`input[value=${card}]`).check()
    await page.locator('button[value=approve]').click()
    await expectText(t.added)
  }
  const rows = main.getByRole('list', { name: t.list }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  const defaults = () => main.getByText(t.default, { exact: true }).count()
  await expect.poll(defaults).toBe(1)
  if (locale === 'cn') {
    await page.route('**/set-default', (route) => refuse(route, unreachable))
    await pressNamed(saying(t.setDefaultOf))
    await main.getByRole('alert').filter({ hasText: 'No answer' }).waitFor()
    expect(await defaults()).toBe(1)
    await page.unroute('**/set-default')
  }
  await pressNamed(saying(t.setDefaultOf))
  await expectText(t.madeDefault)
  expect(await defaults()).toBe(1)
  await main
    .getByRole('button', { name: saying(t.removeOf) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: t.remove, exact: true }).click()
  await expectText(t.removed)
  await expect.poll(() => rows.count()).toBe(1)
  await expect.poll(defaults).toBe(1)
}
