import { renovationMessages as staffSide } from '@fitout/contract/messages/en/staff/renovation-messages.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasProved } from './account-steps.ts'
import { bringAxe, violations } from './axe.ts'
import { receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { journeyLanguages, journeySizes } from './languages.ts'
import { lookAtWidths } from './look.ts'
import { askAs, enterAsDemoClient, enterAsMember } from './member.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'
import { oak, openRoomFor, sendFirstVersion, tiling } from './quotation-steps.ts'
import { filled } from './words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

type Head = { _id: string; status: string }
type Room = { variations: { _id: string }[] }

test.each(journeyLanguages)(
  'a client asks about a line on a phone, the studio answers from its first page, and the answer is shown beside the line, in %s',
  async (locale) => {
    const office = await browser.visit({ width: 'desk', language: 'en-GB' })
    await enterOffice(office)
    const staff = await staffCall(office, locale)
    const client = await enterAsMember(browser, locale, 'Ho Siu Ming', { width: 'phone' })
    const { page, words: shop, goTo } = client
    const { quotations, renovationMessages: words } = shop
    await hasProved(client.email)
    const title = `Flat ${crypto.randomUUID().slice(0, 8)}`
    const id = await openRoomFor(staff, client.email, locale, title)
    await sendFirstVersion(staff, id)

    await bringAxe(page)
    await goTo(pathTo('account-project-quotation', 'zh', { id }))
    await page.getByRole('button', { name: quotations.openAll }).click()
    const line = page.getByRole('listitem').filter({ hasText: tiling[locale] })
    await line
      .getByRole('button', { name: filled(words.askAbout, { ask: words.asks.LINE, line: tiling[locale] }) })
      .click()
    await line.getByRole('button', { name: words.send, exact: true }).click()
    await line.getByText(words.missing).waitFor()
    await line.getByRole('textbox', { name: words.question }).fill('Which tiles?')
    await line.getByRole('button', { name: words.send, exact: true }).click()
    // Not the field, which is emptied a moment later.
    await line.getByRole('paragraph').filter({ hasText: 'Which tiles?' }).waitFor()
    const option = filled(words.askAbout, { ask: words.asks.LINE, line: oak[locale] })
    await page.getByRole('button', { name: option }).click()
    await page.getByRole('textbox', { name: words.question }).fill('Which oil?')
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await page.getByText('Which oil?', { exact: true }).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])

    await office.goto('/admin#/messages')
    await office.getByRole('link', { name: title, exact: true }).first().click()
    const { renovationMessages: ours } = staffSide
    await office.getByText('Which tiles?', { exact: true }).waitFor()
    // The option was asked about last, and is first. What waits for an answer has its field open.
    await office.getByRole('textbox', { name: ours.write }).last().fill('Homogeneous ones')
    await office.getByLabel(ours.choose).last().setInputFiles(receipt)
    await office.getByRole('button', { name: filled(ours.removePicture, { name: receipt.name }) }).waitFor()
    await office.getByRole('button', { name: ours.send, exact: true }).last().click()
    // Its text is also in the field while the picture uploads.
    await office.getByText(ours.sent, { exact: true }).waitFor()

    await goTo(pathTo('account-project-messages', 'zh', { id }))
    const answer = page.getByRole('listitem').filter({ hasText: 'Homogeneous ones' })
    const sample = answer.getByRole('img', { name: filled(words.picture, { number: '1' }) })
    await expect.poll(() => sample.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await goTo(pathTo('account-project-quotation', 'zh', { id }))
    await page.getByRole('button', { name: quotations.openAll }).click()
    await page.getByText('Homogeneous ones', { exact: true }).waitFor()
    await office.context().close()
    await client.leave()
  },
  150_000,
)

test.each(journeyLanguages)('questions about a variation and a defect are asked beside them, in %s', async (locale) => {
  const client = await enterAsDemoClient(browser, locale, { width: 'phone' })
  const { page, words: shop, goTo } = client
  const { renovationMessages: words } = shop
  await bringAxe(page)
  const { data: rooms } = await askAs<{ data: Head[] }>(page, locale, 'GET', '/renovations/all')
  const idOf = (status: string) => present(rooms.find((room) => room.status === status))._id
  const id = idOf('IN_PROGRESS')
  const { data: room } = await askAs<{ data: Room }>(page, locale, 'GET', `/renovations/${id}/details`)
  const variation_id = present(room.variations[0])._id
  // Opened and not sent: other journeys use the demo too.
  const open = async (path: string, ask: string) => {
    await goTo(path)
    await page
      .getByRole('button', { name: new RegExp(`^${ask}`) })
      .first()
      .click()
    await page.getByRole('textbox', { name: words.question }).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    expect(await lookAtWidths(page, [320, 375, 768, 1440])).toEqual([])
  }
  await open(pathTo('account-project-variation', 'zh', { id, variation_id }), words.asks.VARIATION)
  await open(pathTo('account-project-defects', 'zh', { id: idOf('HANDED_OVER') }), words.asks.DEFECT)
  await client.leave()
})
