import { setTimeout as pause } from 'node:timers/promises'
import { languageNames, type Locale, locales } from '@fitout/contract/locales.ts'
import { productEditor as product } from '@fitout/contract/messages/en/staff/product-editor.ts'
import { search } from '@fitout/contract/messages/en/staff/search.ts'
import { listWritings } from '@fitout/contract/staff/writings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { ownMark } from './mark.ts'
import { enterOffice } from './office.ts'
import { addOwnDraft } from './own-text.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const textOf = (name: string, locale: Locale) => ({ name: `${name} · ${languageNames[locale]}`, exact: true })

test('an article is begun from anywhere, stored from its first words on, and its faults leave as they are mended', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  const call = await staffCall(page)
  // Other journeys add articles too.
  const count = async () => (await call(listWritings, { params: { kind: 'post' }, query: { q: 'Hallways' } })).total
  const before = await count()
  await page.goto('/admin#/words/post')
  // Nothing typed while the search opens ends up in the field that had the cursor.
  await page.route(/\/admin\/assets\/search-dialog[^/]*\.js$/, async (route) => {
    await pause(300)
    await route.continue()
  })
  const list = page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: words.kit.action.search }))
    .first()
  await list.focus()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('article new', { delay: 40 })
  await expect
    .poll(() => page.getByRole('combobox', { name: search.officeSearch.sought }).inputValue())
    .toBe('article new')
  await page.getByRole('option', { name: words.writings.new.post }).waitFor()
  await page.keyboard.press('Enter')
  const title = page.getByRole('textbox', textOf(words.writings.fields.title, 'en'))
  await title.waitFor()
  expect(page.url()).toMatch(/#\/words\/post\/new$/)
  expect(await count()).toBe(before)

  // The cursor stays where it is when the draft gets its address.
  await title.pressSequentially('Hallways')
  await page.waitForURL(/#\/words\/post\/[\da-f-]{36}$/)
  await page.keyboard.type(' of three feet')
  expect(await title.inputValue()).toBe('Hallways of three feet')
  expect(await count()).toBe(before + 1)

  const main = page.getByRole('main')
  // That of the last article is filled in.
  for (const locale of locales) await page.getByRole('textbox', textOf(words.writings.fields.author, locale)).fill('')
  await main.getByRole('button', { name: words.writings.publish, exact: true }).click()
  // It has no text yet.
  const asked = page.getByRole('dialog', { name: words.writings.textless })
  await asked.getByRole('button', { name: words.writings.publish, exact: true }).click()
  const faults = main.getByRole('alert').filter({ hasText: words.writings.faults })
  const author = faults.getByRole('button', { name: words.writings.fields.author, exact: true })
  await author.waitFor()
  // Words of other articles fill in every language at once.
  await page.getByRole('button', { name: `${words.writings.known} · ${words.writings.fields.author}` }).click()
  // Another journey names an author in English alone.
  await page.getByRole('menuitem').filter({ hasNotText: 'The studio' }).first().click()
  for (const locale of ['zh', 'en'] as const) {
    const written = page.getByRole('textbox', textOf(words.writings.fields.author, locale))
    expect(await written.inputValue()).not.toBe('')
  }
  await faults.waitFor({ state: 'detached' })

  // The preview speaks the language that is being written.
  const choices = main.getByRole('group', { name: product.productEditor.language, exact: true })
  for (const locale of ['en', 'zh'] as const) {
    await choices
      .first()
      .getByRole('button', { name: new RegExp(languageNames[locale]) })
      .click()
    await choices.last().getByRole('button', { name: languageNames[locale], pressed: true }).waitFor()
  }
  await main.getByRole('button', { name: words.writings.discard }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.writings.discard }).click()
  await page.waitForURL(/#\/words\/post$/)
  expect(await count()).toBe(before)
  await page.context().close()
}, 60_000)

test.each(['post', 'project'] as const)(
  'several drafts of a %s are published, hidden and shown at once',
  async (kind) => {
    const page = await browser.visit({ width: 'desk', language: 'en-GB' })
    await enterOffice(page)
    const call = await staffCall(page)
    const mark = `Cork ${ownMark()}`
    for (const part of ['floors', 'walls']) await addOwnDraft(call, kind, `${mark} ${part}`)
    await page.goto(`/admin#/words/${kind}?q=${encodeURIComponent(mark)}`)
    const main = page.getByRole('main')
    const row = (title: string) => main.getByRole('row').filter({ hasText: title })
    await row(`${mark} floors`).getByText(words.writings.draft).waitFor()
    const inShop = async () => {
      const { data } = await call(listWritings, { params: { kind }, query: { q: mark } })
      return data.map(({ is_live: isLive }) => isLive)
    }
    const act = async (label: string) => {
      await main.getByRole('checkbox', { name: words.kit.bulk.all }).check()
      await main.getByRole('button', { name: label, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(`${mark} walls`).waitFor()
      await dialog.getByRole('button', { name: label, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await act(words.writings.publish)
    await row(`${mark} walls`).getByText(words.writings.live, { exact: true }).waitFor()
    expect(await inShop()).toEqual([true, true])
    await act(words.writings.hide)
    await row(`${mark} walls`).getByText(words.writings.notLive, { exact: true }).waitFor()
    expect(await inShop()).toEqual([false, false])
    await act(words.writings.show)
    await row(`${mark} walls`).getByText(words.writings.live, { exact: true }).waitFor()
    expect(await inShop()).toEqual([true, true])
    await act(words.writings.archive)
    // The search finds archived ones too.
    await row(`${mark} walls`).getByText(words.writings.archived, { exact: true }).waitFor()
    expect(await inShop()).toEqual([false, false])
    await act(words.writings.restore)
    await row(`${mark} walls`).getByText(words.writings.notLive, { exact: true }).waitFor()
    await act(words.writings.archive)
    await page.context().close()
  },
  60_000,
)

test('entries can be put back as long as their list is open', async () => {
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await enterOffice(page)
  await page.goto('/admin#/words/page/home')
  const steps = page.getByRole('button', { name: new RegExp(`^${words.writings.blocks.steps}`) }).first()
  await steps.tap()
  const remove = page.getByRole('button', { name: new RegExp(`^${words.writings.remove}: `) })
  const entries = page.getByRole('group', { name: words.writings.fields.steps, exact: true }).locator(remove)
  const count = await entries.count()
  const undo = page.getByRole('button', { name: words.kit.action.undo })
  await entries.first().tap()
  await undo.tap()
  await expect.poll(() => entries.count()).toBe(count)
  for (const removed of [1, 2]) {
    await entries.first().tap()
    await expect.poll(() => undo.count()).toBe(removed)
  }
  await steps.tap()
  await expect.poll(() => undo.count()).toBe(0)
  await page.context().close()
}, 60_000)
