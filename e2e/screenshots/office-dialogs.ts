import { addStaff } from '@fitout/contract/staff/staff.ts'
import type { Locator, Page } from 'playwright-core'
import { authenticatorCode } from '../authenticator.ts'
import { staffCall } from '../callers.ts'
import { lookAt, type OfficeScreen } from '../office-screens.ts'
import type { Visitor } from '../visitor.ts'
import type { Take } from './camera.ts'

/** A dialog of a screen, and how to open it. */
const dialogs: [screen: string, opener: (main: Locator) => Locator, name: string][] = [
  ['order, proofs', (main) => main.locator('.MuiButton-root').nth(0), 'confirming a payment'],
  ['order, proofs', (main) => main.locator('.MuiButton-root').nth(1), 'refusing a proof'],
  ['order, proofs', (main) => main.locator('.MuiButton-root').nth(2), 'cancelling an order'],
  ['order, sent', (main) => main.locator('.MuiButton-root').nth(0), 'sending an order'],
  ['reviews', (main) => main.locator('.MuiButton-root').nth(1), 'rejecting a review'],
  ['reviews', (main) => main.locator('.MuiButton-root').nth(2), 'replying to a review'],
  ['products', (main) => main.locator('.MuiButton-contained').first(), 'new product'],
  ['product', (main) => main.locator('section').nth(1).locator('.MuiButton-root').first(), 'new variant'],
  ['categories', (main) => main.locator('.MuiButton-root').first(), 'new category'],
  ['post-categories', (main) => main.locator('.MuiButton-root').first(), 'new category of articles'],
  ['attributes', (main) => main.locator('.MuiButton-root').first(), 'new attribute'],
  ['article', (main) => main.locator('img + .MuiButton-root'), 'choice of a picture'],
  ['staff', (main) => main.locator('.MuiButton-root').first(), 'new colleague'],
  ['customer', (main) => main.locator('.MuiButton-root:has(+ .MuiButton-colorError)'), 'suspending a customer'],
  ['customer', (main) => main.locator('.MuiButton-colorError'), 'deleting a customer'],
]

export async function walkThroughDialogs({ page }: Visitor, take: Take, screens: OfficeScreen[]): Promise<void> {
  const main = page.locator('main')
  for (const [screen, opener, name] of dialogs) {
    await lookAt(page, named(screens, screen))
    await opener(main).click()
    await page.getByRole('dialog').waitFor()
    await take(`office, ${name}`, { isWhole: false })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await tryPrices(page, take, screens)
  await checkFile(page, take, screens)
  await nameAccount(page, take)
}

function named(screens: OfficeScreen[], name: string): OfficeScreen {
  const screen = screens.find((one) => one.name === name)
  if (!screen) throw new Error(`The back office has no screen ${name}.`)
  return screen
}

/** The authenticator is required if a result message names an account. */
async function nameAccount(page: Page, take: Take): Promise<void> {
  await lookAt(page, { name: 'response-messages', path: '/admin#/words/configuration/response-messages' })
  const main = page.locator('main')
  await main.locator('.MuiAccordionSummary-root:visible').first().click()
  await main.locator('.MuiAccordionDetails-root .MuiAccordionSummary-root:visible').first().click()
  await main.locator('input[type=text]:visible').first().fill('012-345678-001')
  await main.locator('.MuiButton-contained').first().click()
  await page.getByRole('dialog').waitFor()
  await take('office, new account in a text', { isWhole: false })
  await page.keyboard.press('Escape')
}

async function tryPrices(page: Page, take: Take, screens: OfficeScreen[]): Promise<void> {
  await lookAt(page, named(screens, 'campaign'))
  await page.locator('main input[role=combobox]').last().fill('oak')
  await page.getByRole('option').first().click()
  await page.locator('main .MuiButton-outlined').last().click()
  await page.locator('main [aria-live] h4').first().waitFor()
  await take('office, prices of a sample cart')
}

async function checkFile(page: Page, take: Take, screens: OfficeScreen[]): Promise<void> {
  await lookAt(page, named(screens, 'product-file'))
  const buffer = Buffer.from('product,sku,price,status\n,A-1,12.345,SOMEWHERE\nnobody,,-3,ACTIVE\n')
  await page.locator('main input[type=file]').setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer })
  await page.locator('main table').waitFor()
  await take('office, file with errors')
}

/** From the login to the recovery codes of a new staff member. */
export async function walkThroughDoor({ page, locale }: Visitor, take: Take): Promise<void> {
  const staff = await staffCall(page, locale)
  const email = `door-${crypto.randomUUID()}@example.com`
  const { data } = await staff(addStaff, { body: { name: '何詠詩', email, role: 'support' } })
  await page.context().clearCookies()
  await page.goto('/admin')
  await page.reload()
  const [name, password] = [page.locator('input').first(), page.locator('input[type=password]')]
  await name.waitFor()
  await take('office, door')
  await name.fill(email)
  await password.fill('WrongPassword1')
  await page.locator('button[type=submit]').click()
  await page.getByRole('alert').waitFor()
  await take('office, door closed')
  await password.fill(data.first_password)
  await page.locator('button[type=submit]').click()
  await page.locator('code').waitFor()
  await take('office, authenticator being set up')
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.locator('input').last().fill(authenticatorCode(secret))
  await page.locator('button[type=submit]').click()
  await page.locator('form').waitFor({ state: 'detached' })
  await take('office, recovery codes')
}
