import { savedDrafts } from '@fitout/contract/messages/en/staff/saved-drafts.ts'
import { orders as orderWords } from '@fitout/contract/messages/en/staff/orders.ts'
import { productEditor } from '@fitout/contract/messages/en/staff/product-editor.ts'
import { replyTemplates as templateWords } from '@fitout/contract/messages/en/staff/reply-templates.ts'
import { listStaffProducts } from '@fitout/contract/staff/products.ts'
import {
  addReplyTemplate,
  changeReplyTemplate,
  listReplyTemplates,
  removeReplyTemplate,
} from '@fitout/contract/staff/reply-templates.ts'
import { discardWritingDraft, findWriting, saveWritingDraft } from '@fitout/contract/staff/writings.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { keptDrafts } from './kept-drafts.ts'
import { enterOffice } from './office.ts'
import { publishOwnPost } from './own-text.ts'
import { present } from './present.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const desk = { width: 1440, height: 900 }
const changed = words.changedMeanwhile

test('asks about unsaved input before another screen opens', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const { data } = await (await staffCall(page))(listStaffProducts, { query: { q: 'sofa' } })
  const { _id: id } = present(data[0])
  await page.goto(`/admin#/products/${id}/show`)
  const title = page.getByRole('textbox', { name: `${words.products.title} · English` })
  const written = page.getByRole('group', { name: productEditor.productEditor.language })
  const english = written.getByRole('button', { name: 'English' })
  await english.click()
  const before = await title.inputValue()
  await title.fill('A title that is not saved')
  const orders = page.getByRole('link', { name: new RegExp(`^${orderWords.resources.orders.name}\\b`) })
  await orders.click()
  const dialog = page.getByRole('dialog', { name: words.kit.unsaved.title })
  await dialog.waitFor()
  expect(await violations(page, [desk])).toEqual([])
  await dialog.getByRole('button', { name: words.kit.unsaved.stay }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await title.inputValue()).toBe('A title that is not saved')

  // Signing out also discards what is stored on the device.
  await page.getByRole('banner').locator('button[aria-haspopup]').last().click()
  await page.getByRole('menuitem', { name: words.kit.auth.logout }).click()
  await dialog.getByRole('button', { name: words.kit.unsaved.stay }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await title.inputValue()).toBe('A title that is not saved')

  await orders.click()
  await dialog.getByRole('button', { name: words.kit.unsaved.leave }).click()
  await page.getByRole('heading', { level: 2, name: orderWords.resources.orders.name, exact: true }).waitFor()
  await page.goBack()
  await english.click()
  await expect.poll(() => title.inputValue()).toBe(before)
  // Discarded input is not offered again; input lost in a crash is, once.
  const takeUp = page.getByRole('button', { name: savedDrafts.savedDraft.takeUp })
  expect(await takeUp.count()).toBe(0)
  await title.fill('A title that outlives a crash')
  await page.getByText(savedDrafts.savedDraft.unsaved).waitFor()
  const crashed = page.waitForEvent('dialog').then((question) => question.accept())
  // Gives the device a moment to store it.
  await expect.poll(() => keptDrafts(page)).toContain('A title that outlives a crash')
  await page.reload()
  await crashed
  await takeUp.click()
  await english.click()
  await expect.poll(() => title.inputValue()).toBe('A title that outlives a crash')
  // The old state shown until the fresh one arrives is not stored again.
  await page.route(`**/api/admin/products/${id}`, async (route) => {
    await pause(600)
    await route.continue()
  })
  const discard = page.getByRole('button', { name: savedDrafts.savedDraft.discard })
  await discard.click()
  await expect.poll(() => discard.isDisabled()).toBe(true)
  expect(await keptDrafts(page)).toBe('[]')
  await english.click()
  await expect.poll(() => title.inputValue()).toBe(before)
  // An unchanged form is left without a question.
  await orders.click()
  await page.getByRole('heading', { level: 2, name: orderWords.resources.orders.name, exact: true }).waitFor()
  await page.context().close()
})

test('a list keeps its filters in the address, and accepts addresses of former versions', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  await page.goto(`/admin#/products?filter=${encodeURIComponent(JSON.stringify({ q: 'sofa' }))}`)
  const search = page.getByRole('textbox', { name: words.products.search })
  await expect.poll(() => search.inputValue()).toBe('sofa')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect.poll(async () => (await rows.allInnerTexts()).every((text) => /sofa/i.test(text))).toBe(true)
  await search.fill('lamp')
  await page.waitForURL(/#\/products\?q=lamp$/)
  await expect.poll(async () => (await rows.allInnerTexts()).every((text) => /lamp/i.test(text))).toBe(true)
  await rows.first().getByRole('link').click()
  await page.waitForURL(/#\/products\/[^/]+\/show$/)
  await page.goBack()
  await expect.poll(() => search.inputValue()).toBe('lamp')
  await page.goto('/admin#/nowhere')
  await page.getByText(words.kit.message.not_found).waitFor()
  await page.context().close()
})

test('an article saves itself to its draft when its writer pauses, and is merged with that of a colleague field by field', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  const call = await staffCall(page)
  const at = { kind: 'post' as const, key: await publishOwnPost(call) }
  const { data: before } = await call(findWriting, { params: at })
  await page.clock.install()
  await page.goto(`/admin#/words/post/${at.key}`)
  const text = `A draft that saves itself ${crypto.randomUUID()}`
  const title = page.getByRole('textbox', { name: `${words.writings.fields.title} · English` })
  await title.fill(text)
  await page.clock.runFor(31_000)
  await page.getByText(savedDrafts.savedDraft.saved.split('{')[0] ?? '').waitFor()
  const { data: after } = await call(findWriting, { params: at })
  expect([after.draft?.['title'], after.live]).toMatchObject([{ en: text }, before.live ?? {}])
  await title.fill(`${text} once more`)
  const theirs = {
    ...after.draft,
    title: { ...(after.draft?.['title'] as object), zh: '同事的標題', en: 'Of a colleague' },
  }
  await call(saveWritingDraft, { params: at, body: { revision: after.revision, written: theirs } })
  // Fetching the screen again, as every other action on it does, must not hide that a colleague came first.
  const fetched = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().endsWith(`/post/${at.key}`),
  )
  await page.getByRole('button', { name: words.kit.action.refresh }).click()
  await fetched
  await page.getByRole('button', { name: words.writings.save }).click()
  await page.getByRole('button', { name: changed.useTheirs }).waitFor()
  await page.getByText(changed.theirs.replace('{value}', '同事的標題')).waitFor()
  await page.getByRole('button', { name: changed.saveChosen }).click()
  const saved = async () => (await call(findWriting, { params: at })).data
  await expect
    .poll(async () => (await saved()).draft?.['title'])
    .toMatchObject({ zh: '同事的標題', en: `${text} once more` })
  await call(discardWritingDraft, { params: at, body: { revision: (await saved()).revision } })
  await page.context().close()
})

test('a removed part of an article comes back by undo, beside what was typed since', async () => {
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await enterOffice(page)
  const call = await staffCall(page)
  await page.goto(`/admin#/words/post/${await publishOwnPost(call)}`)
  const tags = page.getByRole('group', { name: words.writings.fields.tags })
  const remove = tags.getByRole('button', { name: new RegExp(`^${words.writings.remove}`) })
  const texts = async () => Promise.all((await tags.getByRole('textbox').all()).map(async (one) => one.inputValue()))
  await remove.first().waitFor()
  const before = await texts()
  await remove.first().click()
  await expect.poll(texts).not.toEqual(before)
  const author = page.getByRole('textbox', { name: new RegExp(`^${words.writings.fields.author}`) }).first()
  await author.fill('Typed since')
  await page.getByRole('button', { name: words.kit.action.undo }).click()
  await expect.poll(texts).toEqual(before)
  expect(await author.inputValue()).toBe('Typed since')
  await page.context().close()
})

test('undo of a removed entry leaves together with its list, and what was typed since stays', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  await page.goto('/admin#/words/page/home')
  const steps = page.getByRole('button', { name: new RegExp(`^${words.writings.blocks.steps}`) }).first()
  await steps.click()
  const removeStep = page
    .getByRole('group', { name: words.writings.fields.steps })
    .getByRole('button', { name: new RegExp(`^${words.writings.remove}`) })
  await removeStep.first().click()
  await page.getByRole('button', { name: words.kit.action.undo }).waitFor()
  await steps.click()
  await removeStep.first().waitFor({ state: 'detached' })
  const title = page.getByRole('textbox', { name: new RegExp(`^${words.writings.fields.title}`) }).first()
  await title.fill('Typed since')
  await page.getByRole('button', { name: words.kit.action.undo }).waitFor({ state: 'detached' })
  expect(await title.inputValue()).toBe('Typed since')
  await page.context().close()
})

test('a dialog with input is not left by accident; two people who change one thing choose field by field', async () => {
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const call = await staffCall(page)
  const title = `Visit ${crypto.randomUUID().slice(0, 8)}`
  const texts = { zh: '你好', cn: '您好', en: 'Hello' }
  const { data: template } = await call(addReplyTemplate, { body: { title, texts } })
  await page.goto('/admin#/reply-templates')
  await page.getByRole('button', { name: `${templateWords.replyTemplates.change}: ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  const field = (language: string) =>
    dialog.getByRole('textbox', { name: `${templateWords.replyTemplates.text} · ${language}` })
  await field('English').fill('Hello from me')
  const asked = page.getByRole('dialog', { name: words.kit.unsaved.title })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: words.kit.action.back }).click(),
  ]) {
    await leave()
    await asked.getByRole('button', { name: words.kit.unsaved.stay }).click()
    await asked.waitFor({ state: 'detached' })
  }

  // A colleague changes one field that was edited here, and one that was not.
  const theirs = { zh: '你好，同事', cn: '您好', en: 'Hello from a colleague' }
  const params = { id: template._id }
  await call(changeReplyTemplate, { params, body: { title, texts: theirs, version: template.version } })
  await dialog.getByRole('button', { name: words.kit.action.save }).click()
  await dialog.getByText(changed.lead).waitFor()
  expect(await violations(page, [{ width: 375, height: 812 }])).toEqual([])
  expect([await field('繁體中文').inputValue(), await field('English').inputValue()]).toEqual([
    theirs.zh,
    'Hello from me',
  ])
  // The list names the value that will be saved, also where nothing is to be chosen.
  const toBeSaved = async () => {
    const chosen = dialog.locator('li p').filter({ hasText: changed.isSaved })
    return (await chosen.allInnerTexts()).map((text) => text.replace(` ${changed.isSaved}`, ''))
  }
  const sideText = (side: 'theirs' | 'mine', value: string) => changed[side].replace('{value}', value)
  expect(await toBeSaved()).toEqual([sideText('theirs', theirs.zh), sideText('mine', 'Hello from me')])
  await dialog.getByRole('button', { name: changed.useTheirs }).click()
  await expect.poll(() => field('English').inputValue()).toBe(theirs.en)
  expect(await toBeSaved()).toEqual([sideText('theirs', theirs.zh), sideText('theirs', theirs.en)])
  await dialog.getByRole('button', { name: changed.useMine }).click()
  await dialog.getByRole('button', { name: changed.saveChosen }).click()
  await dialog.waitFor({ state: 'detached' })
  const { data } = await call(listReplyTemplates)
  expect(data.find(({ _id: id }) => id === template._id)?.texts).toEqual({ ...theirs, en: 'Hello from me' })
  await call(removeReplyTemplate, { params })
  await page.context().close()
})
