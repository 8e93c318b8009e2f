import { type Call, createCall } from '@fitout/contract/client.ts'
import { latestContent } from '@fitout/contract/contents.ts'
import { filterPosts } from '@fitout/contract/posts.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { requestsTo } from './api-answers.ts'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { enterOffice } from './office.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

test('staff move a part of the home page by keyboard, preview it before saving, publish it and revert; an article is published on schedule', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const call = createCall({ base: `${inject('shopUrl')}/api`, fetch: (request) => fetch(request), locale: () => 'en' })
  const order = async () => {
    const { data } = await call(latestContent, { params: { slug: 'home' } })
    return data.blocks.map(({ type }) => type)
  }
  const before = await order()
  const after = before.with(1, before[2]!).with(2, before[1]!)
  const press = async (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.goto('/admin#/words/page/home')
  const down = page.getByRole('button', {
    name: new RegExp(`^${words.writings.down}: ${words.writings.blocks.projects}`),
  })
  await down.focus()
  await page.keyboard.press('Enter')
  const up = page.getByRole('button', { name: new RegExp(`^${words.writings.up}: ${words.writings.blocks.projects}`) })
  const at = (place: string) =>
    page.getByText(words.writings.movedTo.replace('{place}', place).replace('{of}', String(before.length))).waitFor()
  const hasFocus = (one: Locator) => one.evaluate((button) => button === document.activeElement)
  await at('3')
  await expect.poll(() => hasFocus(down)).toBe(true)
  // At the end of the way the button keeps the focus too.
  for (const [button, places] of [
    [up, ['2', '1']],
    [down, ['2', '3']],
  ] as const) {
    for (const place of places) {
      await button.press('Enter')
      await at(place)
      await expect.poll(() => hasFocus(button)).toBe(true)
    }
  }
  const found = await violations(page, [desk, phone])
  // The menu beside a wide screen must not cover a narrow one: nothing below it could be reached, or checked by axe.
  await page.getByRole('button', { name: words.writings.save }).waitFor()
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('')
  await page.setViewportSize(desk)
  const preview = page.frameLocator(`iframe[title="${words.writings.preview}"]`)
  const heads = preview.getByRole('main').getByRole('heading', { level: 2 })
  const moved = await sectionTitle(call, before[2]!)
  await expect.poll(async () => (await heads.allTextContents())[0], { timeout: 10_000 }).toBe(moved)
  await press(words.writings.save)
  await page.getByText(words.writings.saved).waitFor()
  expect(await order()).toEqual(before)

  const earlier = page.getByRole('button', { name: new RegExp(`^${words.writings.lookAt.split('{')[0]}`) })
  const versions = await earlier.count()
  await press(words.writings.publish)
  await expect.poll(order).toEqual(after)
  await expect.poll(() => earlier.count()).toBe(versions + 1)
  await earlier.first().click()
  await page.getByRole('dialog').getByText(words.writings.fields.blocks).first().waitFor()
  await press(words.writings.goBack)
  await expect.poll(order).toEqual(before)

  await page.goto('/admin#/words/post')
  await page.getByRole('link', { name: words.writings.new.post }).click()
  // Missing fields are listed, including folded ones, each with a link.
  const needed = `${words.writings.fields.tags} 1`
  await press(words.writings.addTo.replace('{list}', words.writings.fields.tags))
  const withoutText = async (act: string) => {
    await press(act)
    await page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click()
  }
  await withoutText(words.writings.publish)
  await page.getByRole('button', { name: needed, exact: true }).first().click()
  await expect.poll(() => fieldInHand(page)).toBe('tags.0.zh')
  expect(await page.getByRole('button', { name: /^(tags|title|author)/ }).count()).toBe(0)
  await press(`${words.writings.remove}: 1`)
  const removeTag = page.getByRole('button', { name: `${words.writings.remove}: 1`, exact: true })
  await removeTag.waitFor({ state: 'detached' })
  await press(words.kit.action.undo)
  await removeTag.click()
  await removeTag.waitFor({ state: 'detached' })
  const title = `Lamps for small rooms ${crypto.randomUUID()}`
  for (const [name, text] of [
    [words.writings.fields.title, title],
    [words.writings.fields.author, 'The studio'],
  ] as const) {
    await page.getByRole('textbox', { name: `${name} · English` }).fill(text)
  }
  // The author of the last article is filled in.
  for (const language of ['繁體中文', '简体中文']) {
    await page.getByRole('textbox', { name: `${words.writings.fields.author} · ${language}` }).fill('')
  }
  await page.getByRole('textbox', { name: `${words.writings.fields.title} · 繁體中文` }).fill('細房的梳化')
  await press(`${words.products.draft} · ${words.writings.fields.title} · 简体中文`)
  const simplified = page.getByRole('textbox', { name: `${words.writings.fields.title} · 简体中文` })
  await expect.poll(() => simplified.inputValue()).toBe('细房的沙发')
  await page.getByLabel(words.writings.time).fill(minuteInHongKong(Date.now() + 30_000))
  await withoutText(words.writings.schedule)
  const posts = async () => (await call(filterPosts, { query: { keyword: title } })).total
  await expect.poll(posts, { timeout: 90_000 }).toBe(1)
  // A missing translation is marked beneath its source, or at its field.
  await page.goto('/admin#/translations')
  const missing = page.locator('.MuiCard-root').filter({ has: page.getByRole('link', { name: title }) })
  const simple = missing.filter({ hasText: '简体中文' })
  await simple.getByRole('textbox').fill('工作室')
  await simple.getByRole('button', { name: words.kit.action.save }).click()
  await simple.waitFor({ state: 'detached' })
  // The form waits for the present state, however long that takes: on what it was before, the change would be a conflict.
  await page.route(
    /\/admin\/words\/post\/[\da-f-]{36}$/,
    async (route) => {
      await pause(1000)
      await route.continue()
    },
    { times: 1 },
  )
  await missing.filter({ hasText: '繁體中文' }).getByRole('link').click()
  await expect.poll(() => fieldInHand(page)).toBe('author.zh')
  await page.getByRole('switch', { name: words.writings.fields.is_shown }).click()
  // A hidden article needs no text.
  await press(words.writings.publish)
  await expect.poll(posts).toBe(0)

  // The length of a film is read from the film.
  await page.goto('/admin#/words/project')
  const previews = requestsTo(page, '/preview')
  await page.getByRole('link', { name: words.writings.new.project }).click()
  await page.getByText(words.writings.previewAfterTitle).waitFor()
  expect(previews).toEqual([])
  await page
    .getByRole('textbox', { name: `${words.writings.fields.title} · English` })
    .first()
    .fill('Film')
  await press(words.writings.addTo.replace('{list}', words.writings.fields.videos))
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: words.writings.fields.film }).getByRole('button').click()
  const kept = page.waitForRequest((sent) => Boolean(sent.postData()?.includes('.webm"')))
  await (await chosen).setFiles(film)
  expect(JSON.parse((await kept).postData() ?? '').written.videos[0].film).toMatchObject({ seconds: 7 })
  await press(words.writings.discard)
  await page.getByRole('dialog').getByRole('button', { name: words.writings.discard }).click()
  await page.waitForURL(/#\/words\/project$/)

  await page.goto('/admin#/words/configuration/customer-layout')
  await page.getByRole('button', { name: words.writings.fields.navbar }).click()
  await page.getByRole('group', { name: words.writings.fields.navigation }).waitFor()
  found.push(...(await violations(page, [phone])))
  // Languages are listed by their names.
  await page.goto('/admin#/words/configuration/shop-constants')
  await page.getByRole('combobox').filter({ hasText: '繁體中文' }).waitFor()
  expect(found).toEqual([])
  await page.context().close()
}, 240_000)

const film = fileURLToPath(new URL('../api/database/seed/media/videos/tai-koo.webm', import.meta.url))

/** As a field for a time takes it. */
const minuteInHongKong = (milliseconds: number) => new Date(milliseconds + 8 * 3_600_000).toISOString().slice(0, 16)

/** The position of the field to type into. */
function fieldInHand(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.closest('[data-path]')?.getAttribute('data-path'))
}

async function sectionTitle(call: Call, type: string): Promise<string> {
  const { data } = await call(latestContent, { params: { slug: 'home' } })
  const block = data.blocks.find((one) => one.type === type)
  return (block && 'title' in block && block.title.en) || ''
}

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
