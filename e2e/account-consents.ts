import type { Locale } from '@fitout/contract/locales.ts'
import { consents as cn } from '@fitout/contract/messages/cn/consents.ts'
import { consents as en } from '@fitout/contract/messages/en/consents.ts'
import { consents as zh } from '@fitout/contract/messages/zh/consents.ts'
import { expect } from 'vitest'
import type { Account } from './account-screens.ts'
import type { TestBrowser } from './browser.ts'
import { mailsTo } from './mail.ts'
import { askAs } from './member.ts'

/** Opts in to messages one by one; another person with the mail opts out of all. */
export async function agreeAndStopAll(account: Account, browser: TestBrowser): Promise<void> {
  const { page, locale, goTo, words, email, main, expectText, turnTo } = account
  await turnTo('account-notifications')
  const switches = main.getByRole('switch')
  // Until it is confirmed, an address may be another person's.
  const unproved = main.getByText(
    words.notificationSettings.emailUnproved.replace('{tab}', words.screens['account-security']),
  )
  await unproved.waitFor()
  const codeIn = async () =>
    /verification_code=([\w-]+)/.exec((await mailsTo(email)).map(({ text }) => text).join())?.[1]
  await expect.poll(codeIn).toBeDefined()
  await askAs(page, locale, 'GET', `/auth/verify?verification_code=${await codeIn()}`)
  await goTo('/account/notifications')
  await switches.first().waitFor()
  expect(await unproved.count()).toBe(0)
  // At first only receiving messages as a whole can be switched on.
  await expect.poll(() => main.getByRole('switch', { checked: true }).count()).toBe(1)
  const { direct_marketing, newsletter: byChannel } = consents[locale].wordings
  const agreement = main.getByRole('switch', { name: direct_marketing })
  const newsletter = main.getByRole('switch', { name: byChannel.EMAIL })
  expect(await newsletter.isDisabled()).toBe(true)
  await agreement.click()
  await expectText(words.notificationSettings.saved)
  await newsletter.click()
  await expect.poll(() => linkIn(email, locale)).toBeDefined()
  await expect.poll(() => newsletter.isChecked()).toBe(true)

  const stranger = await browser.visit()
  await stranger.goto((await linkIn(email, locale)) ?? '')
  await stranger.getByRole('button').click()
  await stranger.getByRole('button').waitFor({ state: 'detached' })
  await stranger.context().close()
  await goTo('/account/notifications')
  await expect.poll(() => main.getByRole('switch', { checked: true }).count()).toBe(1)
}

const consents = { zh, cn, en }

/** The opt-out link at the foot of the mail that confirms the subscriptions. */
async function linkIn(email: string, locale: Locale): Promise<string | undefined> {
  const mail = (await mailsTo(email)).find(({ subject }) => subject === consents[locale].mail.subject)
  return mail && /\/api\/opt-outs\?token=[\w.~%-]+/.exec(mail.text)?.[0]
}
