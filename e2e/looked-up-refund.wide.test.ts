import { confirmStaffPayment } from '@fitout/contract/staff/orders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuse, unreachable } from './api-answers.ts'
import { bringAxe, sizeCheckedIn, violations } from './axe.ts'
import { buyer, receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { orderWithProof } from './desk-work.ts'
import { officeWords } from './office-words.ts'
import { enterOffice, speak } from './office.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

test.each(['zh', 'en'] as const)(
  'a guest who looks a paid order up on a phone requests a refund, also after half an hour: %s',
  async (locale) => {
    const { reference, id, proof } = await orderWithProof()
    const desk = await browser.visit()
    await enterOffice(desk)
    await (
      await staffCall(desk)
    )(confirmStaffPayment, { params: { id }, body: { proof } })

    const visitor = await enter(browser, locale, { width: 'phone' })
    const { page, words, press } = visitor
    const { orders, refundRequests: refunds } = words
    await bringAxe(page)
    await visitor.goTo('/order-tracking')
    await page.getByRole('textbox', { name: orders.trackReference }).fill(reference)
    await page.getByRole('textbox', { name: orders.trackContact }).fill(buyer.phone)
    await press(page.getByRole('button', { name: orders.trackSubmit }))
    await page.getByRole('heading', { name: refunds.title }).waitFor()
    await press(page.getByText(refunds.ask, { exact: true }).first())
    const form = page.getByRole('form', { name: refunds.ask })
    await press(form.getByRole('checkbox'))
    await form.getByRole('combobox').selectOption('damaged')
    await form.getByRole('textbox').fill('A crack of 8 cm')
    await form.locator('input[type=file]').setInputFiles(receipt)
    expect(await violations(page, [sizeCheckedIn[locale]])).toEqual([])

    // The picture was uploaded by the guest of then, with a request that did not arrive.
    await page.route(/\/refund-request$/, async (route) => refuse(route, unreachable), { times: 1 })
    const send = form.getByRole('button', { name: refunds.send })
    await press(send)
    await form.getByRole('alert').getByText(unreachable.message).waitFor()
    // A guest who was away for half an hour has another session, which has looked nothing up.
    await page.context().clearCookies()
    await press(send)
    await form.getByText(orders.lookUpOver).waitFor()
    expect(await form.getByRole('textbox').inputValue()).toBe('A crack of 8 cm')
    expect(await violations(page, [sizeCheckedIn[locale]])).toEqual([])
    await press(form.getByRole('button', { name: orders.lookUpAgain }))
    await page.getByText(refunds.states.WAITING).waitFor()
    expect(await page.getByRole('button', { name: refunds.withdraw }).count()).toBe(0)
    expect(await page.getByText('A crack of 8 cm').count()).toBe(0)

    await speak(desk, locale)
    await desk.goto('/admin#/refunds')
    await desk.getByRole('row').filter({ hasText: reference }).getByText('A crack of 8 cm').click()
    const sheet = desk.getByRole('dialog')
    await sheet.getByText(officeWords[locale].refundRequests.refunds.lookedUp).waitFor()
    expect(await sheet.locator('a > img').count()).toBe(1)
    await desk.context().close()
    await visitor.leave()
  },
)
