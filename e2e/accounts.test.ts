import { accountMessages } from '@fitout/contract/messages/en/account-messages.ts'
import { localise } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  hasProved,
  hasRegistered,
  linkTo,
  newContact,
  password,
  registerByPhone,
  rootOf,
  signedIn,
  signIn,
  signOut,
} from './account-steps.ts'
import { calls, refuse, requestsTo } from './api-answers.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { activate, isFocused, skipToContent, type } from './keyboard.ts'
import { journeyLanguages } from './languages.ts'
import { mailsTo, textsTo } from './mail.ts'
import { chooseAsGuest } from './member.ts'
import { type Piece, plainPieces } from './pieces.ts'
import { bookingWidget, enter, type Visitor } from './visitor.ts'
import { filled, saying } from './words.ts'

let browser: TestBrowser
let piece: Piece

beforeAll(async () => {
  browser = await openBrowser()
  piece = (await plainPieces(1))[0]!
})
afterAll(() => browser.stop())

describe('a member', () => {
  test.each(journeyLanguages)(
    'a guest registers with the keyboard alone, keeps the booking form and verifies the address, in %s',
    async (locale) => {
      const visitor = await enter(browser, locale)
      const { page, words, goTo } = visitor
      const { auth, credentials, errors } = words
      const { email } = newContact(locale)
      await chooseAsGuest(visitor, piece)
      await goTo('/authentication/register')
      const sent = requestsTo(page, '/auth/migrate')
      const field = page.getByRole('main').getByRole('textbox', { name: credentials.email })
      await skipToContent(page)
      await type(page, field, 'nobody')
      await page.keyboard.press('Enter')
      await page.getByText(errors.fields['email-format'], { exact: true }).waitFor()
      await page.getByText(errors.missing.password, { exact: true }).waitFor()
      expect(await isFocused(field)).toBe(true)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(email)
      const secret = page.getByLabel(credentials.password, { exact: true })
      await type(page, secret, 'lettersonly')
      await page.keyboard.press('Enter')
      await page.getByText(errors.fields['password-format'], { exact: true }).waitFor()
      expect(sent).toEqual([])
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(password)
      await activate(page, page.getByRole('button', { name: auth.register, exact: true }))
      await atHome(visitor)
      await signedIn(page)
      await bookingWidget(page, words)
        .and(page.getByRole('button', { name: /1/ }))
        .waitFor()
      expect(sent).toHaveLength(1)

      const address = localise(await linkTo('verify', () => mailsTo(email)), locale)
      await page.goto(address)
      await page.getByRole('heading', { level: 1, name: auth.verifyTitle }).waitFor()
      await page.reload()
      await activate(page, page.getByRole('button', { name: auth.verify, exact: true }))
      await page.waitForURL('**/result/verification_code/success')
      // A member is not sent to sign in again.
      await page.getByRole('main').getByRole('link', { name: words.screens.account, exact: true }).waitFor()
      await page.goto(address)
      await page.waitForURL('**/result/verification_code/failure')
      await visitor.leave()
    },
    90_000,
  )

  test.each(journeyLanguages)(
    'a member signs in by phone, returns to the previous page, signs out, and resets a forgotten password, in %s',
    async (locale) => {
      const visitor = await enter(browser, locale, { width: locale === 'cn' ? 'phone' : 'desk' })
      const { page, words, press, goTo } = visitor
      const { auth, credentials, shell } = words
      const { phone } = newContact(locale)
      await registerByPhone(phone, locale)
      await page.goto(localise('/account/security', locale))
      await page.waitForURL('**/authentication/login/email?*')
      await press(page.getByRole('link', { name: auth.byPhone, exact: true }))
      await page.waitForURL('**/authentication/login/phone?*')
      await page.getByRole('textbox', { name: credentials.phone }).fill(phone)
      await page.getByLabel(credentials.password, { exact: true }).fill('another1word')
      const submit = page.getByRole('main').getByRole('button', { name: auth.signIn, exact: true })
      await press(submit)
      await page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).waitFor()
      expect(await page.getByRole('textbox', { name: credentials.phone }).inputValue()).toBe(phone)
      await page.getByLabel(credentials.password, { exact: true }).fill(password)
      await press(submit)
      await atHome(visitor)
      const back = filled(shell.backTo, { title: words.screens['account-security'] })
      await press(page.getByRole('link', { name: back }))
      await page.getByRole('heading', { level: 1, name: words.screens['account-security'] }).waitFor()

      if (locale === 'zh') {
        await goTo('/authentication/register')
        await atHome(visitor)
      }
      await signOut(visitor)
      await atHome(visitor)
      await signedIn(page, false)

      await goTo('/authentication/forgot-password?type=PHONE')
      await page.getByRole('textbox', { name: credentials.phone }).fill(phone)
      await press(page.getByRole('button', { name: auth.sendLink }))
      await page.getByRole('heading', { name: auth.sentTitle }).waitFor()
      await page.goto(localise(await linkTo('reset-password', () => textsTo(phone)), locale))
      await page.getByLabel(credentials.newPassword, { exact: true }).fill('brighter2lamps')
      await press(page.getByRole('button', { name: auth.reset, exact: true }))
      await page.waitForURL('**/authentication/login/email')
      await visitor.leave()
    },
    90_000,
  )
})

test('registering with an existing address does not reveal the account, and its owner can take over the new things', async () => {
  const { email } = newContact('en')
  await hasRegistered(email, 'en')
  await hasProved(email)
  const visitor = await enter(browser, 'en')
  const { page, words, goTo } = visitor
  const { auth, credentials } = words
  await chooseAsGuest(visitor, piece)
  await goTo('/authentication/register')
  await page.getByRole('main').getByRole('textbox', { name: credentials.email }).fill(email)
  await page.getByLabel(credentials.password, { exact: true }).fill('stranger5word')
  await page.getByRole('button', { name: auth.register, exact: true }).click()
  await page.getByRole('heading', { name: auth.sentTitle }).waitFor()
  await page.getByText(filled(auth.registeredText, { contact: email })).waitFor()
  await signedIn(page, false)
  await bookingWidget(page, words)
    .and(page.getByRole('button', { name: /1/ }))
    .waitFor()

  const { join } = accountMessages
  const invitations = async () => (await mailsTo(email)).filter(({ subject }) => subject === join.subject)
  await page.goto(localise(await linkTo('verify', invitations), 'en'))
  await page.getByRole('heading', { level: 1, name: auth.joinTitle }).waitFor()
  await page.getByRole('button', { name: auth.join, exact: true }).click()
  await page.waitForURL('**/authentication/login/email')
  await signIn(visitor, email)
  await bookingWidget(page, words)
    .and(page.getByRole('button', { name: /1/ }))
    .waitFor()
  await visitor.leave()
})

test('a failed sign-in during an outage keeps the guest session and the input', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'zh')
  const { auth, credentials, tryAgain } = words
  await goTo('/authentication/login/email')
  await page.route(calls.login, (route) => refuse(route, { status: 503, code: 'service-busy', retryAfterSeconds: 7 }))
  const field = page.getByRole('main').getByRole('textbox', { name: credentials.email })
  await field.fill('somebody@example.com')
  await page.getByLabel(credentials.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: auth.signIn, exact: true }).click()
  await page.getByText(saying(tryAgain.seconds)).waitFor()
  expect(await field.inputValue()).toBe('somebody@example.com')
  await bookingWidget(page, words).waitFor()
  await leave()
})

test('a passkey opens the account, another tab notices, and contacts, names and sessions change', async () => {
  const visitor = await enter(browser, 'en')
  const { page, words, goTo } = visitor
  const { auth, security } = words
  const { email, phone } = newContact('en')
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await hasRegistered(email, 'en')
  await signIn(visitor, email)
  await goTo('/account/security')
  await page.getByRole('button', { name: security.addPasskey }).click()
  await page.getByRole('button', { name: saying(security.renameOf) }).click()
  await page.getByRole('textbox', { name: security.passkeyName }).fill('Desk at home')
  await page.getByRole('button', { name: security.save }).click()
  await page.getByRole('button', { name: filled(security.removeOf, { name: 'Desk at home' }) }).waitFor()

  await page.getByRole('button', { name: security.addPhone }).click()
  await page.getByRole('textbox', { name: security.newPhone }).fill(phone)
  await page.getByRole('button', { name: security.next }).click()
  await page.getByText(security.secondText).waitFor()
  await page.getByRole('textbox', { name: saying(security.firstCode) }).fill(await codeIn(() => textsTo(phone)))
  await page.getByRole('button', { name: security.confirm }).click()
  await page.getByText(security.proved, { exact: true }).waitFor()
  await page.getByText(`+852 ${phone}`).waitFor()

  const other = await enter(browser, 'en')
  await signIn(other, email)
  await page.reload()
  await page.getByRole('button', { name: security.endOthers }).click()
  await expect.poll(() => page.getByRole('button', { name: security.endOthers }).count()).toBe(0)
  await other.page.goto('/en/account/security')
  await other.page.waitForURL('**/authentication/login/email?*')
  await other.leave()

  const tab = await page.context().newPage()
  await tab.goto('/en/account/security')
  await tab.getByRole('heading', { level: 1, name: words.screens['account-security'] }).waitFor()
  await signOut(visitor)
  await tab.waitForURL('**/authentication/login/email?*')
  await goTo('/authentication/login/email')
  await page.getByRole('button', { name: auth.passkey }).click()
  await atHome(visitor)
  await signedIn(page)
  await tab.waitForURL(/\/en$/)
  await visitor.leave()
}, 90_000)

async function codeIn(read: () => Promise<{ text: string }[]>): Promise<string> {
  const code = async () => /\b\d{6}\b/.exec((await read()).map(({ text }) => text).join('\n'))?.[0]
  await expect.poll(code, { timeout: 15_000 }).toBeDefined()
  return (await code()) ?? ''
}

const atHome = ({ page, locale }: Visitor) => page.waitForURL(rootOf(locale))
