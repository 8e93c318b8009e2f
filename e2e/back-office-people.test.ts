import { people } from '@fitout/contract/messages/en/people.ts'
import { backOffice as words } from '@fitout/contract/messages/en/back-office.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { askAs, enterAsMember } from './member.ts'
import { enterOffice } from './office.ts'
import { ask } from './shop-facts.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const phone = { width: 375, height: 812 }

test('staff show one comment that was held and hide another, on a phone; readers see what was shown', async () => {
  const [post] = await ask<{ _id: string }[]>('/posts/filter?per_page=1')
  const reader = await enterAsMember(browser, 'en', 'Wai Lam')
  const [shown, hidden] = [`Our plan: www.plan${Date.now()}.hk`, `Cheap lamps: www.lamps${Date.now()}.hk`]
  for (const comment of [shown, hidden]) {
    await askAs(reader.page, 'en', 'POST', '/posts/review', { _id: post!._id, comment })
  }
  const standing = async () =>
    (await ask<{ comment: string }[]>(`/posts/${post!._id}/reviews?per_page=50`)).map(({ comment }) => comment)
  expect(await standing()).not.toContain(shown)

  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  await page.goto('/admin#/comments')
  const card = (text: string) => page.locator('.MuiCard-root').filter({ hasText: text })
  await card(hidden).waitFor()
  const found = await violations(page, [phone])
  await card(shown).getByRole('button', { name: people.comments.show }).click()
  await card(shown).waitFor({ state: 'detached' })
  await card(hidden).getByRole('button', { name: people.comments.hide }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('An advertisement')
  await dialog.getByRole('button', { name: words.ra.action.confirm }).click()
  await card(hidden).waitFor({ state: 'detached' })
  await expect.poll(standing).toContain(shown)
  expect(await standing()).not.toContain(hidden)
  expect(found).toEqual([])
  await page.context().close()
  await reader.leave()
}, 150_000)
