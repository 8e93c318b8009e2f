import { variations as staffSide } from '@fitout/contract/messages/en/staff/variations.ts'
import { quotations as tableWords } from '@fitout/contract/messages/en/staff/quotations.ts'
import { backOffice } from '@fitout/contract/messages/en/staff/back-office.ts'
import { formatChange } from '@fitout/contract/money.ts'
import { beginVariation, changeVariation, sendVariation } from '@fitout/contract/staff/variations.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasProved } from './account-steps.ts'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { journeyLanguages, journeySizes } from './languages.ts'
import { lookAtWidths } from './look.ts'
import { mailsTo } from './mail.ts'
import { askAs, enterAsMember } from './member.ts'
import { enterOffice } from './office.ts'
import { acceptFirstVersion, openRoomFor, sendFirstVersion } from './quotation-steps.ts'
import { filled } from './words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const words = staffSide.variations
const inAll = (text: string) => ({ en: text, zh: text, cn: text })

/** In the back office: writes a variation of one new line and sends it. */
async function writeVariation(office: Page, id: string) {
  await office.goto(`/admin#/renovations/${id}/variations`)
  await office.getByRole('button', { name: words.begin, exact: true }).click()
  const field = (label: string, language: string) =>
    office.getByRole('textbox', { name: `${label} · ${language}`, exact: true })
  for (const language of ['繁體中文', '简体中文', 'English']) {
    await field(words.fields.title, language).fill('書房插座 Sockets')
    await field(words.fields.reason, language).fill('書枱改放窗邊 The desk has moved')
  }
  await office.getByLabel(words.fields.days, { exact: true }).fill('1')
  await office
    .getByRole('button', { name: `${tableWords.quotations.addLine} · ${words.signs.NEW}`, exact: true })
    .click()
  for (const language of ['繁體中文', '简体中文', 'English']) {
    const name = filled(tableWords.quotations.titleOf, { language, number: '1' })
    await office.getByRole('combobox', { name, exact: true }).fill('插座位 Socket points')
  }
  const cell = (name: keyof typeof tableWords.quotations.fields) =>
    office.getByLabel(
      filled(tableWords.quotations.cellOf, { field: tableWords.quotations.fields[name], number: '1' }),
      {
        exact: true,
      },
    )
  await cell('qty').fill('5')
  await cell('unit_price').fill('420')
  await office.getByRole('button', { name: backOffice.kit.action.save, exact: true }).click()
  await office.getByText(formatChange(2100), { exact: true }).waitFor()
  expect(await violations(office)).toEqual([])
  await office.getByRole('button', { name: words.send, exact: true }).click()
  const dialog = office.getByRole('dialog')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByRole('button', { name: words.send, exact: true }).click()
  await office.getByRole('button', { name: words.withdraw, exact: true }).waitFor()
}

test.each(journeyLanguages)(
  'a client declines one variation on a phone, the spouse approves another, and the figures follow, in %s',
  async (locale) => {
    const office = await browser.visit({ width: 'desk', language: 'en-GB' })
    await bringAxe(office)
    await enterOffice(office)
    const staff = await staffCall(office, locale)
    const client = await enterAsMember(browser, locale, 'Ho Siu Ming', { width: 'phone' })
    const { words: shop, goTo } = client
    const { variations: texts, quotations, renovations } = shop
    await hasProved(client.email)
    const id = await openRoomFor(staff, client.email, locale, 'Flat in Sha Tin')
    await sendFirstVersion(staff, id, { cooling_off_days: 0, cooling_off_reason: { zh: '急', cn: '急', en: 'Urgent' } })
    await acceptFirstVersion(staff, client, id)

    // One through the API, which the client does not want.
    const { data: begun } = await staff(beginVariation, { params: { id }, body: { cause: 'SITE' } })
    const params = { id, variation_id: begun._id }
    const line = {
      sign: 'NEW' as const,
      kind: 'WORK' as const,
      title: inAll('Brass handles'),
      qty: 1,
      unit: 'SET' as const,
    }
    const body = {
      title: inAll('Handles'),
      reason: inAll('The old ones are loose'),
      lines: [{ ...line, unit_price: 900 }],
    }
    const { data: written } = await staff(changeVariation, { params, body: { ...body, revision: begun.revision } })
    await staff(sendVariation, { params, body: { revision: written.revision, is_warned: true } })

    await bringAxe(client.page)
    await goTo(pathTo('account-project', 'zh', { id }))
    await client.page.getByRole('link', { name: renovations.toStep.approve, exact: true }).click()
    await client.page.getByText('HK$48,452', { exact: true }).first().waitFor()
    expect(await violations(client.page, journeySizes(locale))).toEqual([])
    await client.page.getByRole('button', { name: texts.decline, exact: true }).click()
    const refusal = client.page.getByRole('dialog', { name: texts.declineTitle })
    await refusal.getByRole('textbox').fill('We keep the old ones')
    await refusal.getByRole('button', { name: texts.declineConfirm, exact: true }).click()
    await client.page.getByText(texts.states.declined, { exact: true }).waitFor()
    expect(await lookAtWidths(client.page, [320, 375, 768, 1440])).toEqual([])

    // Another, written in the back office, is for the spouse to decide.
    await writeVariation(office, id)
    const spouse = await enterAsMember(browser, locale, 'Lee Mei', { width: 'phone' })
    await hasProved(spouse.email)
    await askAs(client.page, locale, 'POST', `/renovations/${id}/members`, {
      email: spouse.email,
      right: 'APPROVE',
      language: locale,
    })
    const link = async () =>
      (await mailsTo(spouse.email))
        .map(({ text }) => /\/account\/projects\/join\?code=[\w-]+/.exec(text)?.[0])
        .find(Boolean)
    await expect.poll(link).toBeTruthy()
    const { page } = spouse
    await bringAxe(page)
    await spouse.goTo((await link())!)
    await page.getByRole('button', { name: shop.renovationInvitations.join, exact: true }).click()
    await page.getByText('HK$47,552').first().waitFor()
    await page.getByRole('link', { name: renovations.toStep.approve, exact: true }).click()
    await page.getByRole('button', { name: texts.toApprove, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: filled(texts.approveTitle, { number: 'VO-2' }) })
    const approve = dialog.getByRole('button', { name: filled(texts.approve, { amount: '+HK$2,100' }), exact: true })
    await approve.click()
    await dialog.getByText(quotations.nameMissing).waitFor()
    await dialog.getByRole('textbox', { name: quotations.name }).fill('何小明')
    await dialog.getByRole('checkbox').check()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await approve.click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(texts.status.APPROVED, { exact: true }).waitFor()
    const address = await page.getByRole('link', { name: texts.pdf }).getAttribute('href')
    const paper = await page.request.get(address ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await goTo(pathTo('account-project-payments', 'zh', { id }))
    await client.page.getByText('HK$49,652').first().waitFor()
    await client.page.locator('#instalment-3').getByText('HK$2,100', { exact: true }).first().waitFor()
    expect(await violations(client.page, journeySizes(locale))).toEqual([])
    await office.context().close()
    await Promise.all([client.leave(), spouse.leave()])
  },
  150_000,
)
