import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasProved } from './account-steps.ts'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { journeyLanguages, journeySizes } from './languages.ts'
import { lookAtWidths } from './look.ts'
import { mailsTo } from './mail.ts'
import { enterAsMember, type Member } from './member.ts'
import { enterOffice } from './office.ts'
import { bamboo, fittings, openRoomFor, sendFirstVersion, sendSecondVersion, sill, tiling } from './quotation-steps.ts'
import { filled, saying } from './words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const shown = [320, 375, 768, 1440]

/** R21: a page that stays open over midnight shows by itself that the version has expired. */
async function expectToExpire({ page, locale, words }: Member, id: string): Promise<void> {
  const open = await page.context().newPage()
  await open.clock.install({ time: new Date(`${hongKongDay(new Date(), 14)}T23:59:40+08:00`) })
  await open.goto(pathTo('account-project-quotation', locale, { id }))
  await open.getByText(words.quotations.states.lastDay).waitFor()
  await open.clock.fastForward(20_000)
  await open.getByText(saying(words.quotations.states.expired)).waitFor()
  await open.close()
}

test.each(journeyLanguages)(
  'a client opens a quotation from the mail, chooses an option, sees what a new version changes and declines it, in %s',
  async (locale) => {
    const office = await browser.visit({ width: 'desk', language: 'en-GB' })
    await enterOffice(office)
    const staff = await staffCall(office, locale)
    const client = await enterAsMember(browser, locale, 'Ho Siu Ming')
    const { page, words: shop, goTo } = client
    const { quotations: words, renovations } = shop
    await hasProved(client.email)
    const id = await openRoomFor(staff, client.email, locale, 'Flat in Sha Tin')
    await sendFirstVersion(staff, id)

    const path = pathTo('account-project', locale, { id })
    const isTold = async () => (await mailsTo(client.email)).some(({ text }) => text.includes(path))
    await expect.poll(isTold, { timeout: 15_000 }).toBe(true)
    await bringAxe(page)
    await goTo(pathTo('account-project', 'zh', { id }))
    await page.getByText(filled(renovations.steps.decide.replace(', number', ''), { version: '1' })).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await page.getByRole('link', { name: renovations.toStep.read }).click()

    // The oak floor is preselected: 38,552 and 9,000.
    const bar = page.getByRole('region', { name: words.bar })
    await bar.getByText('HK$47,552', { exact: true }).waitFor()
    await page.getByRole('radio', { name: bamboo[locale] }).check()
    await bar.getByText('HK$45,552', { exact: true }).waitFor()
    await page.getByRole('button', { name: words.openAll }).click()
    await page.getByText(tiling[locale], { exact: true }).waitFor()
    await page.getByText('HK$18,552').waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    expect(await lookAtWidths(page, shown)).toEqual([])

    await sendSecondVersion(staff, id)
    await page.reload()
    await page.getByText(filled(words.whatChanged.replace(', number', ''), { version: '1' })).click()
    await page.getByRole('insertion').getByText(sill[locale]).waitFor()
    await page.getByRole('deletion').getByText(fittings[locale]).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])

    await expectToExpire(client, id)
    await page.getByRole('button', { name: words.decline }).click()
    const dialog = page.getByRole('dialog', { name: words.declineTitle })
    await dialog.getByRole('button', { name: words.declineConfirm }).click()
    await dialog.getByText(words.reasonMissing).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await dialog.getByRole('textbox').fill('Too dear')
    await dialog.getByRole('button', { name: words.declineConfirm }).click()
    await page.getByText(words.states.declined).waitFor()
    await page.getByText(filled(words.states.reason, { reason: 'Too dear' })).waitFor()
    await office.context().close()
    await client.leave()
  },
  150_000,
)

test.each(journeyLanguages)(
  'a client reads the terms, signs with a typed name, sees the room, and cancels within the cooling-off, in %s',
  async (locale) => {
    const office = await browser.visit({ width: 'desk', language: 'en-GB' })
    await enterOffice(office)
    const staff = await staffCall(office, locale)
    const client = await enterAsMember(browser, locale, 'Ho Siu Ming')
    const { page, words: shop, goTo } = client
    const { quotations: words, renovations } = shop
    await hasProved(client.email)
    const id = await openRoomFor(staff, client.email, locale, 'Flat in Sha Tin')
    await sendFirstVersion(staff, id)
    await bringAxe(page)
    await goTo(pathTo('account-project-quotation', 'zh', { id }))

    const total = (sum: string) => filled(words.accept, { total: sum })
    await page.getByRole('radio', { name: bamboo[locale] }).check()
    await page
      .getByRole('region', { name: words.bar })
      .getByRole('button', { name: total('HK$45,552') })
      .click()
    const dialog = page.getByRole('dialog', { name: words.acceptTitle })
    const sign = dialog.getByRole('button', { name: total('HK$45,552') })
    await sign.click()
    await dialog.getByText(words.nameMissing).waitFor()
    for (const term of await dialog.locator('summary').all()) await term.press('Enter')
    const name = dialog.getByRole('textbox', { name: words.name })
    await name.fill('何小明')
    expect(await violations(page, journeySizes(locale))).toEqual([])

    // A new version during signing: nothing is accepted, and the input stays.
    await sendSecondVersion(staff, id)
    await dialog.getByRole('checkbox', { name: words.agree }).check()
    await sign.click()
    const changed = page.getByRole('dialog', { name: words.changedTitle })
    await changed.getByRole('insertion').getByText(sill[locale]).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await changed.getByRole('button', { name: words.changedRead }).click()

    // 386.5 feet at 50, 8,000 provisional, the sill, and the bamboo floor as selected before.
    await page
      .getByRole('region', { name: words.bar })
      .getByRole('button', { name: total('HK$35,525') })
      .click()
    expect(await name.inputValue()).toBe('何小明')
    await dialog.getByRole('button', { name: total('HK$35,525') }).press('Enter')
    await page.waitForURL(`**${pathTo('account-project', locale, { id })}`)
    await page.getByText(renovations.steps.coolingOff).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])

    await page.getByRole('link', { name: renovations.toStep.see }).click()
    await page.getByRole('button', { name: words.cancel, exact: true }).click()
    const cancelling = page.getByRole('dialog', { name: words.cancelTitle })
    await cancelling.getByRole('textbox', { name: words.cancelReason }).fill('We move abroad')
    await cancelling.getByRole('textbox', { name: words.name }).fill('何小明')
    await cancelling.getByRole('button', { name: words.cancelConfirm }).click()
    await page.getByText(words.states.cancelled).waitFor()
    await office.context().close()
    await client.leave()
  },
  150_000,
)
