import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { portfolioDrafts as portfolioWords } from '@fitout/contract/messages/en/staff/portfolio-drafts.ts'
import { addRenovationFile, shareRenovationFile } from '@fitout/contract/staff/renovation-files.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { fixDefect } from '@fitout/contract/staff/defects.ts'
import { addSitePicture } from '@fitout/contract/staff/site-reports.ts'
import { confirmPaymentRecord, enterPaymentRecord } from '@fitout/contract/staff/payment-records.ts'
import { progressStage } from '@fitout/contract/staff/stages.ts'
import { confirmProvisionalLine, listProvisionalLines } from '@fitout/contract/staff/variations.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Call } from '@fitout/contract/client.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { watchWarranties } from '../api/src/features/handovers/handover-clock.ts'
import { inDays } from '../scripts/testing/faked-clock.ts'
import { hasProved } from './account-steps.ts'
import { bringAxe, violations } from './axe.ts'
import { receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { activate, type } from './keyboard.ts'
import { journeyLanguages, journeySizes } from './languages.ts'
import { lookAtWidths } from './look.ts'
import { askAs, enterAsMember, type Member } from './member.ts'
import { enterOffice } from './office.ts'
import { acceptFirstVersion, openRoomFor, sendFirstVersion } from './quotation-steps.ts'
import { staffWords as office } from './staff-words.ts'
import { filled } from './words.ts'
import { doChecks, worksFrom } from './works-steps.ts'

const ofPortfolio = portfolioWords.portfolioDrafts

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const photograph = join(import.meta.dirname, '../api/database/seed/media/rooms/studio-1.jpg')
const after = 'After the works'

/** A room with completed stages and a settled provisional sum. */
async function openFinished(staff: Call, client: Member, locale: Locale): Promise<string> {
  const id = await openRoomFor(staff, client.email, locale, 'Flat in Central')
  await sendFirstVersion(staff, id, worksFrom(hongKongDay(new Date()), 5))
  await acceptFirstVersion(staff, client, id)
  await doChecks(staff, id)
  for (const percent of [50, 100]) {
    await staff(progressStage, { params: { id, key: 'demolition' }, body: { percent } })
  }
  const { data: open } = await staff(listProvisionalLines, { params: { id } })
  for (const { key } of open) await staff(confirmProvisionalLine, { params: { id, key }, body: {} })
  const file = new File([new Uint8Array(await readFile(photograph))], 'after.jpg', { type: 'image/jpeg' })
  const { data: kept } = await staff(addRenovationFile, {
    params: { id },
    query: { kind: 'IMAGE', title: after },
    file,
  })
  if (!kept.is_shared)
    await staff(shareRenovationFile, { params: { id, file_id: kept._id }, body: { is_shared: true } })
  return id
}

/** What remains between a handed-over home and its end: open defects and unpaid instalments. */
async function settle(staff: Call, { page, locale }: Member, id: string): Promise<void> {
  const ask = <Row>(path: string) => askAs<{ data: Row[] }>(page, locale, 'GET', `/renovations/${id}/${path}/all`)
  for (const { _id: defect_id, state } of (await ask<{ _id: string; state: string }>('defects')).data) {
    if (state === 'OPEN') {
      const file = new File([new Uint8Array(await readFile(photograph))], 'fixed.jpg', { type: 'image/jpeg' })
      const { data: picture } = await staff(addSitePicture, { file })
      await staff(fixDefect, { params: { id, defect_id }, body: { images: [picture._id] } })
    }
    if (state !== 'CLOSED') await askAs(page, locale, 'PUT', `/renovations/${id}/defects/${defect_id}/closed`, {})
  }
  const today = hongKongDay(new Date())
  for (const { _id: instalment_id, open: amount } of (await ask<{ _id: string; open: number }>('instalments')).data) {
    const fields = {
      channel: 'FPS',
      bank_number: '161234567',
      amount,
      paid_on: today,
      user_name: 'HO SIU MING',
    } as const
    const { data } = await staff(enterPaymentRecord, { params: { id }, body: { ...fields, instalment_id } })
    const seen = {
      is_amount_matched: true,
      is_bank_matched: true,
      received_amount: amount,
      received_on: today,
    } as const
    await staff(confirmPaymentRecord, { params: { id: data._id }, body: seen })
  }
}

/** Raises or fixes a defect in the back office with a picture. */
async function withPicture(
  desk: Page,
  button: string,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  const dialog = desk.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(receipt)
  await dialog.getByText(filled(office.defects.chosen, { count: '1' })).waitFor()
  if (fill) await fill(dialog)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test.each(journeyLanguages)(
  'both sides list defects, sign the certificate, and the client claims under warranty, in %s',
  async (locale) => {
    const desk = await browser.visit({ width: 'desk', language: 'en-GB' })
    await enterOffice(desk)
    const staff = await staffCall(desk, locale)
    const client = await enterAsMember(browser, locale, 'Ho Siu Ming', { width: 'phone' })
    const { page, goTo, words: shop } = client
    const { defects: words, handovers } = shop
    await hasProved(client.email)
    const id = await openFinished(staff, client, locale)

    await desk.goto(`/admin#/renovations/${id}/handover`)
    await desk.getByRole('button', { name: office.handovers.complete, exact: true }).click()
    await desk.getByRole('button', { name: office.handovers.write, exact: true }).waitFor()
    await desk.goto(`/admin#/renovations/${id}/defects`)
    await desk.getByRole('button', { name: office.defects.add, exact: true }).click()
    await withPicture(desk, office.defects.add, (dialog) =>
      dialog.getByLabel(office.defects.text).fill('Hollow tile behind the door'),
    )
    await desk.getByText('Hollow tile behind the door').waitFor()

    // From a phone: photo, sentence, send.
    await bringAxe(page)
    await goTo(pathTo('account-project-defects', 'zh', { id }))
    await page.getByText('Hollow tile behind the door').waitFor()
    await page.getByRole('button', { name: words.add, exact: true }).click()
    const form = page.getByRole('form', { name: words.add })
    await form.getByRole('button', { name: words.send, exact: true }).click()
    await form.getByText(words.faults.images).waitFor()
    await form.locator('input[type=file]').setInputFiles(receipt)
    await form.getByRole('textbox', { name: words.text }).fill('The sill is scratched')
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await form.getByRole('button', { name: words.send, exact: true }).click()
    const own = page.locator('#defect-2')
    await own.getByText('The sill is scratched').waitFor()
    expect(await lookAtWidths(page, [320, 375, 768, 1440])).toEqual([])

    await desk.reload()
    await desk.getByRole('button', { name: `${office.defects.fix} · 2`, exact: true }).click()
    await withPicture(desk, office.defects.fix)
    await page.reload()
    await own.getByText(words.states.FIXED, { exact: true }).waitFor()
    await own.getByRole('button', { name: words.close }).click()
    await page.getByText(filled(words.done, { count: '1' })).waitFor()

    await desk.goto(`/admin#/renovations/${id}/handover`)
    await desk.getByRole('button', { name: office.handovers.write, exact: true }).click()
    const certificate = desk.getByRole('dialog')
    await certificate.getByRole('spinbutton', { name: office.handovers.handedKeys.KEYS }).fill('3')
    await certificate.getByRole('textbox', { name: office.handovers.other, exact: true }).fill('Spare tiles')
    await certificate.getByRole('button', { name: office.kit.action.save, exact: true }).click()
    await certificate.waitFor({ state: 'hidden' })
    await desk.getByRole('button', { name: office.handovers.sign, exact: true }).click()
    await desk.getByRole('dialog').getByRole('textbox', { name: office.handovers.name }).fill('Lee Ka Yan')
    await desk.getByRole('dialog').getByRole('button', { name: office.handovers.sign, exact: true }).click()
    await desk.getByText(office.handovers.waitsForClient, { exact: true }).waitFor()

    await page.reload()
    await page.getByText('1. Hollow tile behind the door').waitFor()
    await page.getByText('Spare tiles').waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    // The client signs and claims with the keyboard alone.
    await type(page, page.getByRole('textbox', { name: handovers.name }), '何小明')
    await activate(page, page.getByRole('button', { name: handovers.sign, exact: true }))
    await page.getByRole('heading', { name: handovers.warranties, exact: true }).waitFor()
    const address = await page.getByRole('link', { name: handovers.pdf, exact: true }).getAttribute('href')
    const paper = await page.request.get(address ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])

    await activate(page, page.getByRole('button', { name: words.addWarranty, exact: true }))
    const claim = page.getByRole('form', { name: words.addWarranty })
    await claim.locator('input[type=file]').setInputFiles(receipt)
    await type(page, claim.getByRole('textbox', { name: words.text }), 'A hinge came loose')
    await activate(page, claim.getByRole('button', { name: words.send, exact: true }))
    await page.locator('#defect-3').getByText('A hinge came loose').waitFor()
    expect(await lookAtWidths(page, [320, 375, 768, 1440])).toEqual([])

    // The home becomes a draft of the portfolio, once its client has agreed.
    const { portfolioDrafts } = shop
    await desk.goto(`/admin#/renovations/${id}/portfolio`)
    await desk.getByText(ofPortfolio.notAgreed).waitFor()
    await goTo(pathTo('account-project', 'zh', { id }))
    await page.getByText(portfolioDrafts.wording).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await page.getByRole('button', { name: portfolioDrafts.agree, exact: true }).click()
    await page.getByRole('button', { name: portfolioDrafts.withdraw, exact: true }).waitFor()
    await desk.reload()
    await desk.getByRole('combobox', { name: after }).click()
    await desk.getByRole('option', { name: ofPortfolio.roles.show, exact: true }).click()
    await bringAxe(desk)
    expect(await lookAtWidths(desk, [375, 768, 1440])).toEqual([])
    await desk.getByRole('button', { name: /^Begin a draft/ }).click()
    await desk.getByRole('link', { name: ofPortfolio.toProject }).click()
    await desk.getByRole('textbox').first().waitFor()
    await desk.context().close()

    // Once paid and fixed, it is closed automatically the day after the longest warranty, and not before.
    await settle(staff, client, id)
    const closes = async (days: number, status: string) => {
      await inDays(inject('shopDataDir'), days, watchWarranties)
      await goTo(pathTo('account-project', 'zh', { id }))
      await page.getByText(status, { exact: true }).first().waitFor()
    }
    await closes(365 * 2, shop.renovations.status.HANDED_OVER)
    await closes(365 * 3 + 2, shop.renovations.status.CLOSED)
    await page.getByText(shop.renovations.nextOf.CLOSED).waitFor()
    await page.getByText(shop.renovations.events.closed, { exact: true }).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await goTo(pathTo('account-project-defects', 'zh', { id }))
    await page.getByText(filled(words.done, { count: '3' })).waitFor()
    expect(await page.getByRole('button', { name: words.addWarranty, exact: true }).count()).toBe(0)
    await client.leave()
  },
  240_000,
)
