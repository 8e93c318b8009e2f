import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { completeAnOrder } from './earned-points.ts'
import { journeyLanguages } from './languages.ts'
import { askAs, enterAsMember } from './member.ts'
import { officeWords, withValues } from './office-words.ts'
import { enterOffice, speak } from './office.ts'
import { plainPieces } from './pieces.ts'
import { present } from './present.ts'
import { saying } from './words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

type Customers = { data: { _id: string }[] }

async function customerId(page: Page, email: string): Promise<string> {
  const { data } = await askAs<Customers>(page, 'en', 'GET', `/admin/customers/all?q=${encodeURIComponent(email)}`)
  return present(data[0])._id
}

test.each(journeyLanguages)('in %s a customer is suspended with a reason, and readmitted', async (locale) => {
  const { customers, errors } = officeWords[locale]
  const { suspend, suspended, readmit } = customers.customers
  const name = `陳大文 ${crypto.randomUUID().slice(0, 8)}`
  const member = await enterAsMember(browser, locale, name, { width: 'phone' })
  await member.goTo('/account')
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await enterOffice(page)
  const id = await customerId(page, member.email)
  await speak(page, locale)
  await page.goto(`/admin#/customers/${id}/show`)
  await page.getByRole('button', { name: suspend }).click()
  const dialog = page.getByRole('dialog', { name: `${suspend} · ${name}` })
  await dialog.getByRole('textbox').fill('收據是偽造的')
  await dialog.getByRole('button', { name: suspend }).click()
  await page.getByText('收據是偽造的').first().waitFor()

  // The open session has ended, and a new one is refused with a message.
  await member.goTo('/account')
  await member.page.waitForURL(/\/login\//)
  const main = member.page.getByRole('main')
  const signIn = async () => {
    await main.locator('input[name=email], input[type=email]').first().fill(member.email)
    await main.locator('input[type=password]').fill(member.password)
    await main.locator('form button[type=submit]').first().click()
  }
  await signIn()
  await main.getByText(errors.codes['account-suspended']).waitFor()

  await page.goto(`/admin#/customers?filter=${encodeURIComponent(JSON.stringify({ q: member.email }))}`)
  await page.getByText(`${name} · ${suspended}`).waitFor()
  await page.goto('/admin#/audit')
  const sentence = withValues(customers.audit.actions['customers.suspend'], { who: 'Demo', thing: name })
  await page.getByRole('listitem').filter({ hasText: sentence }).first().waitFor()

  await page.goto(`/admin#/customers/${id}/show`)
  await page.getByRole('button', { name: readmit }).click()
  await page.getByRole('button', { name: suspend }).waitFor()
  await signIn()
  await member.page.waitForURL((url) => !url.pathname.includes('/login/'))
  expect(await page.getByText('收據是偽造的').count()).toBe(0)
  await member.leave()
  await page.context().close()
})

test.each(journeyLanguages)(
  'in %s a refund states what it takes back, to staff and to the customer',
  async (locale) => {
    const { refundRequests: refunds } = officeWords[locale]
    const member = await enterAsMember(browser, locale, `李小明 ${crypto.randomUUID().slice(0, 8)}`)
    const [piece] = await plainPieces(1)
    const order = await completeAnOrder(member, present(piece))
    type Vouchers = { data: { _id: string; points_required: number; title: Record<string, string> }[] }
    const { data } = await askAs<Vouchers>(member.page, locale, 'GET', '/vouchers/all?per_page=50')
    const voucher = present(data.find(({ points_required }) => points_required > 0 && points_required <= 400))
    await askAs(member.page, locale, 'POST', '/vouchers/redeem', { voucher_id: voucher._id, qty: 2 })
    const page = await browser.visit({ language: 'en-GB' })
    await enterOffice(page)
    // The remaining points are spent elsewhere.
    const id = await customerId(page, member.email)
    const { data: stands } = await askAs<{ data: { points: number } }>(page, 'en', 'GET', `/admin/customers/${id}`)
    const reason = { zh: '換購', cn: '换购', en: 'Exchange' }
    await askAs(page, 'en', 'POST', `/admin/customers/${id}/points`, { points: -stands.points, reason })
    const refund_items = [{ product_variant_id: present(present(piece).variants[0])._id, qty: 2 }]
    await askAs(member.page, locale, 'POST', `/orders/${order._id}/refund-request`, {
      reason: '桌面有裂痕',
      refund_items,
    })

    await speak(page, locale)
    await page.goto('/admin#/refunds')
    await page.getByRole('link', { name: order.reference }).click()
    const cost = {
      title: voucher.title[locale] ?? '',
      points: voucher.points_required.toLocaleString('en-HK'),
      count: 2,
    }
    const both = withValues(refunds.refundRequests.vouchersCost, cost)
    await page.getByText(both).waitFor()
    const approve = page.getByRole('main').getByRole('button', { name: refunds.refunds.approve })
    await approve.click()
    await page.getByRole('dialog').getByRole('button', { name: refunds.refunds.approve }).click()
    await approve.waitFor({ state: 'detached' })
    await page.goto(`/admin#/orders/${order._id}/show`)
    await page.getByText(both).first().waitFor()

    const main = member.page.getByRole('main')
    await member.goTo(pathTo('order', 'zh', { id: order._id }))
    const { taken_back: taken } = present(
      (
        await askAs<{ data: { requests: { taken_back: { points: number; owed: number } }[] } }>(
          member.page,
          locale,
          'GET',
          `/orders/${order._id}/refund-request`,
        )
      ).data.requests[0],
    )
    expect(taken.owed).toBeGreaterThan(0)
    const { refundRequests: words, memberships } = member.words
    const says = (message: string, points: number) =>
      main
        .getByText(saying(message))
        .filter({ hasText: points.toLocaleString('en-HK') })
        .first()
        .waitFor()
    await says(words.taken, taken.points)
    await says(words.owed, taken.owed)
    await member.goTo(pathTo('account-membership', 'zh'))
    await says(memberships.owed, taken.owed)
    await member.leave()
    await page.context().close()
  },
)

test.each(journeyLanguages)(
  'in %s a result message that names an account asks for the authenticator',
  async (locale) => {
    const { backOffice, writings: all } = officeWords[locale]
    const { writings } = all
    const page = await browser.visit({ language: 'en-GB' })
    await enterOffice(page)
    await speak(page, locale)
    await page.goto('/admin#/words/configuration/response-messages')
    const folded = page.locator('main .MuiAccordionSummary-root:visible')
    await folded.first().click()
    await page.locator('main .MuiAccordionDetails-root .MuiAccordionSummary-root:visible').first().click()
    await page.getByLabel(`${writings.fields.title} · English`).first().fill('Pay to 012-345678-001')
    await page.getByRole('button', { name: writings.publish, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: writings.proofOfNamed })
    await dialog.getByText('012-345678-001', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: backOffice.kit.action.back }).click()
    await page.getByRole('button', { name: writings.discard }).click()
    await page.getByRole('dialog').getByRole('button', { name: writings.discard }).click()
    await page.getByText(writings.discarded).waitFor()
    expect(await page.getByText('012-345678-001').count()).toBe(0)
    await page.context().close()
  },
)
