import { orders as cnShown } from '@fitout/contract/messages/cn/orders.ts'
import { orders as enShown } from '@fitout/contract/messages/en/orders.ts'
import { orders as zhShown } from '@fitout/contract/messages/zh/orders.ts'
import { fieldFaults as cnFaults } from '@fitout/contract/messages/cn/staff/field-faults.ts'
import { orderChanges as cnChanges } from '@fitout/contract/messages/cn/staff/order-changes.ts'
import { fieldFaults as enFaults } from '@fitout/contract/messages/en/staff/field-faults.ts'
import { orderChanges as enChanges } from '@fitout/contract/messages/en/staff/order-changes.ts'
import { fieldFaults as zhFaults } from '@fitout/contract/messages/zh/staff/field-faults.ts'
import { orderChanges as zhChanges } from '@fitout/contract/messages/zh/staff/order-changes.ts'
import { orders as cnOrders } from '@fitout/contract/messages/cn/staff/orders.ts'
import { orders as enOrders } from '@fitout/contract/messages/en/staff/orders.ts'
import { orders as zhOrders } from '@fitout/contract/messages/zh/staff/orders.ts'
import { orderDesk as cn } from '@fitout/contract/messages/cn/staff/order-desk.ts'
import { savedDrafts as cnDrafts } from '@fitout/contract/messages/cn/staff/saved-drafts.ts'
import { orderDesk as en } from '@fitout/contract/messages/en/staff/order-desk.ts'
import { savedDrafts as enDrafts } from '@fitout/contract/messages/en/staff/saved-drafts.ts'
import { orderDesk as zh } from '@fitout/contract/messages/zh/staff/order-desk.ts'
import { savedDrafts as zhDrafts } from '@fitout/contract/messages/zh/staff/saved-drafts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { keptDrafts } from './kept-drafts.ts'
import { journeyLanguages } from './languages.ts'
import { enterOffice, speak } from './office.ts'
import { piecesOfSizes } from './pieces.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

test.each(journeyLanguages)(
  'in %s staff order for a customer on the telephone, who calls again for one more and pays by the link',
  async (locale) => {
    const { orderDesk: words } = { zh, cn, en }[locale]
    const { orderChanges: changes } = { zh: zhChanges, cn: cnChanges, en: enChanges }[locale]
    const shown = { zh: zhShown, cn: cnShown, en: enShown }[locale]
    const { steps, channels, timeline } = { zh: zhOrders, cn: cnOrders, en: enOrders }[locale]
    const { savedDraft } = { zh: zhDrafts, cn: cnDrafts, en: enDrafts }[locale]
    const { fieldFaults } = { zh: zhFaults, cn: cnFaults, en: enFaults }[locale]
    const [piece] = await piecesOfSizes(1)
    const page = await browser.visit({ language: 'en-GB' })
    await enterOffice(page)
    await speak(page, locale)
    await page.goto('/admin#/orders')
    await page.getByRole('link', { name: words.new }).click()
    await page.getByRole('combobox', { name: words.piece }).fill(piece!.title[locale])
    // Enter selects a result, and does not place the order without one.
    await page
      .getByRole('option', { name: new RegExp(piece!.title[locale]) })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: words.addCustom }).click()
    await page.getByRole('textbox', { name: words.customTitle }).fill('Shelf, 182 cm')
    await page.getByRole('spinbutton', { name: words.customPrice }).fill('1200.5')
    await page.getByRole('textbox', { name: words.name }).fill('Ms Lee')
    await page.getByRole('textbox', { name: words.phone }).fill('61234567')
    // The call was interrupted, and the window closed.
    await expect.poll(() => keptDrafts(page)).toContain('61234567')
    const asked = page.waitForEvent('dialog').then((question) => question.accept())
    await page.reload()
    await asked
    await page.getByRole('button', { name: savedDraft.takeUp }).click()
    expect(await page.getByRole('textbox', { name: words.phone }).inputValue()).toBe('61234567')
    await page.getByRole('combobox', { name: words.courier }).click()
    await page.getByRole('option').last().click()
    const place = page.getByRole('button', { name: new RegExp(`^${words.place.replace(' · {total}', '')}`) })
    // A piece without a quantity is not left out of the order.
    const quantity = page.getByRole('spinbutton', { name: words.qty }).first()
    await quantity.fill('')
    await place.and(page.locator(':enabled')).click()
    await expect.poll(() => quantity.getAttribute('aria-invalid')).toBe('true')
    // Nor can more be ordered than there are.
    await quantity.fill('99')
    await place.and(page.locator(':enabled')).click()
    const tooMany = new RegExp(words.onlyLeft.replace(/^.*other \{|\}\}$/g, '').replace('{count}', String.raw`\d+`))
    await page.locator('.MuiFormControl-root', { has: quantity }).getByText(tooMany).waitFor()
    await quantity.fill('1')
    await place.and(page.locator(':enabled')).click()
    await page.getByRole('link', { name: words.whatsapp }).waitFor()
    const text = await page.getByRole('textbox', { name: words.link }).inputValue()
    const [url = ''] = /https?:\S+/.exec(text) ?? []
    const stranger = await browser.visit()
    await stranger.goto(url)
    const reference = new URL(url).searchParams.get('reference') ?? ''
    await stranger.getByRole('heading', { name: reference }).waitFor()
    await stranger.getByText('Shelf, 182 cm').first().waitFor()
    await stranger.getByText('HK$1,200.50').first().waitFor()
    // The payment code.
    await stranger.locator('img[src^="data:image/png"]').first().waitFor()
    expect(await stranger.content()).not.toContain('61234567')
    // A second one, and a deposit.
    await page.getByRole('button', { name: changes.change }).click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.getByLabel(words.customTitle).inputValue()).toBe('Shelf, 182 cm')
    await dialog.getByLabel(words.qty).first().fill('2')
    await dialog.getByText('1 → 2').waitFor()
    // This call was interrupted, too.
    await expect.poll(() => keptDrafts(page)).toContain('"qty":"2"')
    const left = page.waitForEvent('dialog').then((question) => question.accept())
    await page.reload()
    await left
    await page.getByRole('button', { name: changes.change }).click()
    await dialog.getByRole('button', { name: savedDraft.takeUp }).click()
    await dialog.getByText('1 → 2').waitFor()
    await dialog.getByRole('button', { name: changes.save }).and(page.locator(':enabled')).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: steps['note-payment'] }).click()
    await dialog.getByRole('spinbutton').fill('100')
    // How it came has to be chosen.
    await dialog.locator('button[type=submit]').click()
    await dialog.getByText(fieldFaults.choice).waitFor()
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: channels.CHEQUE }).click()
    await dialog.locator('button[type=submit]').click()
    await page.getByText(changes.inPart).first().waitFor()
    await page.getByText(`HK$100 · ${channels.CHEQUE}`, { exact: true }).waitFor()
    await stranger.reload()
    await stranger.getByText('HK$100', { exact: true }).waitFor()
    await stranger.getByText(channels.CHEQUE).waitFor()
    await stranger.getByText(shown.payments.part_paid).first().waitFor()
    // The rest: there is no link any more, and none is requested.
    const refused: string[] = []
    page.on('response', (response) => void (response.status() >= 400 && refused.push(response.url())))
    await page.getByRole('button', { name: steps['note-payment'] }).click()
    const rest = dialog.getByRole('spinbutton')
    await rest.fill((await rest.getAttribute('max')) ?? '')
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: channels.CASH }).click()
    await dialog.locator('button[type=submit]').click()
    await page.getByText(new RegExp(`${timeline.paid}.*${channels.CASH}`)).waitFor()
    await page.getByRole('textbox', { name: words.link }).waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
    // On the next call nothing is asked again.
    await page.getByRole('link', { name: words.again }).click()
    const known = async (name: string) => page.getByRole('textbox', { name }).inputValue()
    await expect.poll(() => known(words.phone)).toBe('61234567')
    expect(await known(words.name)).toBe('Ms Lee')
    await stranger.context().close()
    await page.context().close()
  },
  120_000,
)
