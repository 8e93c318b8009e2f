import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errors } from '@fitout/contract/messages/en/errors.ts'
import type { Call } from '@fitout/contract/client.ts'
import { languageNames } from '@fitout/contract/locales.ts'
import { pictureLibrary as library } from '@fitout/contract/messages/en/staff/picture-library.ts'
import { listLibraryPictures } from '@fitout/contract/staff/picture-library.ts'
import { addPicture, describePicture } from '@fitout/contract/staff/pictures.ts'
import { arrangePictures, copyProduct, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { ownMark } from './mark.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const phone = { width: 375, height: 812 }

/** A picture like no other. */
async function pictureFile(type: 'png' | 'jpeg' = 'jpeg') {
  const raw = { width: 8, height: 6, channels: 3 } as const
  const pixels = crypto.getRandomValues(new Uint8Array(raw.width * raw.height * raw.channels))
  return sharp(pixels, { raw }).resize(640, 480, { kernel: 'nearest' }).toFormat(type).toBuffer()
}

async function productNamed(call: Call, title: string) {
  const { data: some } = await call(listStaffProducts, { query: { q: 'sofa' } })
  const body = { title: { zh: title, cn: title, en: title } }
  return (await call(copyProduct, { params: { id: present(some[0])._id }, body })).data
}

test('a picture from the library brings its description into a product, in each language in which it has one anywhere', async () => {
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await enterOffice(page)
  const call = await staffCall(page)
  const mark = `Bench ${ownMark()}`
  const file = new File([new Uint8Array(await pictureFile())], 'bench.jpg', { type: 'image/jpeg' })
  const { data: picture } = await call(addPicture, { file })
  // The older use lacks two languages.
  const described = [
    { zh: `${mark} 長凳`, cn: '', en: '' },
    { zh: '', cn: `${mark} 长凳`, en: `${mark} by a window` },
  ]
  for (const alt of described) {
    const { _id: id, pictures_version: version } = await productNamed(call, `Shows ${crypto.randomUUID()}`)
    await call(arrangePictures, { params: { id }, body: { pictures: [{ picture_id: picture._id, alt }], version } })
  }
  const { _id: id, pictures } = await productNamed(call, `Takes ${mark}`)

  // The menu of the bar names its language too.
  const language = (one: 'cn' | 'en') =>
    page.getByRole('main').getByRole('button', { name: languageNames[one], exact: true })
  await page.goto(`/admin#/products/${id}/show`)
  await language('en').tap()
  await page.getByRole('button', { name: words.pictures.fromLibrary }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: library.pictureLibrary.search }).fill(mark)
  await dialog.getByRole('button', { name: new RegExp(`${mark} by a window`) }).tap()
  await dialog.waitFor({ state: 'detached' })
  const description = (one: 'zh' | 'cn' | 'en') =>
    page.getByRole('textbox', { name: `${words.pictures.alt} · ${languageNames[one]}` }).last()
  await expect.poll(() => description('en').inputValue()).toBe(`${mark} by a window`)
  await language('cn').tap()
  await expect.poll(() => description('cn').inputValue()).toBe(`${mark} 长凳`)
  await page.getByRole('button', { name: words.kit.action.save, exact: true }).tap()
  const stored = async () => (await call(findStaffProduct, { params: { id } })).data.pictures
  await expect.poll(async () => (await stored()).length).toBe(pictures.length + 1)
  expect((await stored()).at(-1)?.alt).toEqual({ zh: `${mark} 長凳`, cn: `${mark} 长凳`, en: `${mark} by a window` })
  await page.context().close()
})

test('of several uploaded files the unreadable ones are named, and the others are added', async () => {
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const call = await staffCall(page)
  const count = async () => (await call(listLibraryPictures, { query: { lack: 'use', per_page: 1 } })).total
  const before = await count()
  await page.goto('/admin#/pictures?lack=alt')
  const files = page.locator('input[type=file]')
  await files.waitFor({ state: 'attached' })
  // As files: sent through the protocol, the large one takes longer than a step may.
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const put = async (name: string, content: Buffer | string) => {
    await writeFile(join(folder, name), content)
    return join(folder, name)
  }
  // More bytes than the shop takes, until the browser has scaled it.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const large = await sharp({ create: { width: 2600, height: 2000, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(large.length).toBeGreaterThan(12_000_000)
  await files.setInputFiles([
    await put('IMG_2231.HEIC', 'ftypheic'),
    await put('first.jpg', await pictureFile()),
    await put('notes.pages', 'ftypheic'),
    await put('large.png', large),
  ])
  await page.getByText(`IMG_2231.HEIC, notes.pages: ${errors.codes['file-not-an-image']}`).waitFor()
  expect(await count()).toBe(before + 2)
  // The filter is removed, so that the newest are seen.
  const newest = page.getByRole('main').getByRole('listitem').first()
  await newest.getByText(library.pictureLibrary.noUse).waitFor()
  expect(await violations(page, [phone])).toEqual([])
  await page.context().close()
  await rm(folder, { recursive: true })
})

test('a better picture replaces one wherever it is shown; one that nothing shows is described, removed and returned', async () => {
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const call = await staffCall(page)
  const mark = `Stool ${ownMark()}`
  const pictureNamed = async (name: string) => {
    const file = new File([new Uint8Array(await pictureFile())], 'stool.jpg', { type: 'image/jpeg' })
    const { data } = await call(addPicture, { file })
    const alt = { zh: name, cn: name, en: name }
    await call(describePicture, { params: { id: data._id }, body: { alt } })
    return data._id
  }
  const [old, better] = [await pictureNamed(`${mark} by night`), await pictureNamed(`${mark} by day`)]
  const { _id: id, pictures_version: version } = await productNamed(call, mark)
  const alt = { zh: '夜', cn: '夜', en: 'By night' }
  await call(arrangePictures, { params: { id }, body: { pictures: [{ picture_id: old, alt }], version } })

  await page.goto(`/admin#/pictures?q=${encodeURIComponent(mark)}`)
  const main = page.getByRole('main')
  const cardOf = (description: string) => main.getByRole('listitem').filter({ hasText: description })
  await cardOf(mark)
    .getByRole('button', { name: /^Replace picture/ })
    .tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: library.pictureLibrary.search }).fill(`${mark} by day`)
  await dialog.getByRole('button', { name: new RegExp(`${mark} by day`) }).tap()
  await dialog.getByText(library.pictureLibrary.replaceLead).waitFor()
  await dialog.getByText(`${library.pictureLibrary.kinds.product} · ${mark}`).waitFor()
  expect(await violations(page, [phone])).toEqual([])
  await dialog.getByRole('button', { name: library.pictureLibrary.replaceNow, exact: true }).tap()
  await page.getByText(library.pictureLibrary.replaced).waitFor()
  const { pictures } = (await call(findStaffProduct, { params: { id } })).data
  expect(pictures.map(({ _id, alt: { en } }) => [_id, en])).toEqual([[better, `${mark} by day`]])

  const unused = cardOf(`${mark} by night`)
  await unused.getByText(library.pictureLibrary.noUse).waitFor()
  await unused.getByRole('button', { name: /^Edit picture/ }).tap()
  const description = dialog.getByRole('textbox', { name: new RegExp(`^${words.pictures.alt} · ${languageNames.en}`) })
  await description.fill(`${mark} at dusk`)
  await dialog.getByRole('button', { name: words.kit.action.save, exact: true }).tap()
  await cardOf(`${mark} at dusk`)
    .getByRole('button', { name: /^Remove picture/ })
    .tap()
  await page.getByText(library.pictureLibrary.removed).waitFor()
  await cardOf(`${mark} at dusk`).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: words.kit.action.undo }).tap()
  await cardOf(`${mark} at dusk`).waitFor()
  await page.context().close()
}, 60_000)
