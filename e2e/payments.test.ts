import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasProved } from './account-steps.ts'
import { bringAxe, violations } from './axe.ts'
import { receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { journeyLanguages, journeySizes } from './languages.ts'
import { lookAtWidths } from './look.ts'
import { askAs, enterAsMember, type Member } from './member.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'
import { acceptFirstVersion, openRoomFor, sendFirstVersion } from './quotation-steps.ts'
import { filled } from './words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

type Schedule = { data: { reference: string; state: string; payment_records: { _id: string; state: string }[] }[] }

const scheduleOf = (client: Member, id: string) =>
  askAs<Schedule>(client.page, client.locale, 'GET', `/renovations/${id}/instalments/all`)

test.each(journeyLanguages)(
  'a client submits a payment on a phone, loses the answer, and it is recorded once, in %s',
  async (locale) => {
    const office = await browser.visit({ width: 'desk', language: 'en-GB' })
    await enterOffice(office)
    const staff = await staffCall(office, locale)
    const client = await enterAsMember(browser, locale, 'Ho Siu Ming', { width: 'phone' })
    const { page, words: shop, goTo } = client
    const { instalments: plan, paymentRecords: words, renovations } = shop
    await hasProved(client.email)
    const id = await openRoomFor(staff, client.email, locale, 'Flat in Sha Tin')
    await sendFirstVersion(staff, id, { cooling_off_days: 0, cooling_off_reason: { zh: '急', cn: '急', en: 'Urgent' } })
    await acceptFirstVersion(staff, client, id)

    // 38,552 and the oak floor in two halves, the first due at once.
    await bringAxe(page)
    await goTo(pathTo('account-projects', 'zh'))
    await page.getByText('HK$23,776').waitFor()
    await goTo(pathTo('account-project', 'zh', { id }))
    await page.getByRole('link', { name: renovations.toStep.pay, exact: true }).click()
    await page.getByRole('heading', { name: plan.schedule }).waitFor()
    const { data: rows } = await scheduleOf(client, id)
    await page.getByText(present(rows[0]).reference, { exact: true }).waitFor()
    await page.getByRole('img', { name: shop.orders.paymentCode }).waitFor()
    expect(await violations(page, journeySizes(locale))).toEqual([])

    await page.getByRole('button', { name: words.add }).first().click()
    const form = page.getByRole('form', { name: words.addTitle })
    await form.getByRole('button', { name: words.send }).click()
    await form.getByText(words.faults.user_name).waitFor()
    await form.getByText(words.faults.file).waitFor()
    await form.getByRole('textbox', { name: words.userName }).fill('HO SIU MING')
    await form.locator('input[type=file]').setInputFiles(receipt)
    expect(await violations(page, journeySizes(locale))).toEqual([])
    await page.route(
      '**/payment-records',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await form.getByRole('button', { name: words.send }).click()
    await form.getByText(words.cutOff).waitFor()
    expect(await form.getByRole('textbox', { name: words.userName }).inputValue()).toBe('HO SIU MING')
    await form.getByRole('button', { name: words.again }).click()
    await page.getByText(words.status.SUBMITTED).waitFor()
    await page.locator('#instalment-1').getByText(plan.status.CHECKING, { exact: true }).waitFor()
    const [, ...others] = present((await scheduleOf(client, id)).data[0]).payment_records
    expect(others).toEqual([])
    expect(await lookAtWidths(page, [320, 375, 768, 1440])).toEqual([])

    await page.getByText(filled(plan.when.HANDED_OVER, {})).waitFor()
    await office.context().close()
    await client.leave()
  },
  150_000,
)
