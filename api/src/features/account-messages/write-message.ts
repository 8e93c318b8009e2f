import type { Locale } from '@fitout/contract/locales.ts'
import { accountMessages as cn } from '@fitout/contract/messages/cn/account-messages.ts'
import { accountMessages as en } from '@fitout/contract/messages/en/account-messages.ts'
import { accountMessages as zh } from '@fitout/contract/messages/zh/account-messages.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { digitsMinutes, linkMinutes } from '../../http/account-limits.ts'
import type { AccountMessage } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import type { MailContent } from '../mails/mails-service.ts'

const words = { zh, cn, en }

export type MessageContent = {
  about: AccountMessage['about']
  code: string | undefined
  name: string | null
  locale: Locale
}

type LinkedScreen = 'verify' | 'reset-password' | 'login-email' | 'forgot-password' | 'account-security' | 'contact-us'

/** The page that a message's link opens. Messages without one contain a code, or only inform. */
const screenOf: Partial<Record<AccountMessage['about'], LinkedScreen>> = {
  'verify-email': 'verify',
  'verify-phone': 'verify',
  'join-guest': 'verify',
  'reset-password': 'reset-password',
  claim: 'reset-password',
  'account-exists': 'login-email',
  'password-changed': 'forgot-password',
  'contact-changed': 'contact-us',
  'passkey-added': 'account-security',
  'moved-in': 'forgot-password',
  'customers-merged': 'contact-us',
}

/** Messages about a change, which must not tell recipients who did not make it to ignore them. */
const tellsOfChange: ReadonlySet<AccountMessage['about']> = new Set([
  'password-changed',
  'contact-changed',
  'passkey-added',
  'moved-in',
  'customers-merged',
])

const kindOf = {
  'verify-email': 'verify',
  'verify-phone': 'verify',
  'reset-password': 'reset',
  claim: 'claim',
  'join-guest': 'join',
  'change-email': 'change',
  'change-phone': 'change',
  'prove-email': 'prove',
  'prove-phone': 'prove',
  'delete-account': 'deletion',
  'account-exists': 'exists',
  'contact-in-use': 'inUse',
  'password-changed': 'passwordChanged',
  'contact-changed': 'contactChanged',
  'passkey-added': 'passkeyAdded',
  'moved-in': 'movedIn',
  'customers-merged': 'merged',
} as const

export function writeMail(publicUrl: string, content: MessageContent): MailContent {
  const { locale, code, name } = content
  const all = words[locale]
  const { subject, lead, action, hint } = all[kindOf[content.about]]
  const link = linkOf(publicUrl, content)
  return {
    locale,
    heading: subject,
    lead: [name ? fillIn(all.greeting, { name }) : all.greetingToAll, lead],
    sections: [],
    ...(code && !link && { code }),
    ...(link && { action: { title: action, hint: fillIn(hint, { minutes: String(linkMinutes) }), url: link } }),
    closing: link
      ? tellsOfChange.has(content.about)
        ? all.done
        : all.closing
      : fillIn(hint, { minutes: String(digitsMinutes) }),
  }
}

/** A text message. Its last line lets phones autofill the code, on the shop's own pages only. */
export function writeText(publicUrl: string, content: MessageContent): string {
  const host = new URL(publicUrl).host
  const link = linkOf(publicUrl, content)
  const text = fillIn(words[content.locale][kindOf[content.about]].text, { code: content.code ?? '', shop: host })
  if (link) return `${text}\n${link}`
  return content.code ? `${text}\n\n@${host} #${content.code}` : text
}

/** Always on the configured address of the shop, whatever host the request claimed. */
function linkOf(publicUrl: string, { about, code, locale }: MessageContent): string | undefined {
  const screen = screenOf[about]
  return screen && publicUrl + withQuery(pathTo(screen, locale), { verification_code: code })
}
