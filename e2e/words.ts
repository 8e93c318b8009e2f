import type { Locale } from '@fitout/contract/locales.ts'
import { messages as cnAccess } from '@fitout/contract/messages/cn-access.ts'
import { messages as cnAccount } from '@fitout/contract/messages/cn-account.ts'
import { messages as cnBooking } from '@fitout/contract/messages/cn-booking.ts'
import { messages as cnEnquiry } from '@fitout/contract/messages/cn-enquiry.ts'
import { messages as cnJournal } from '@fitout/contract/messages/cn-journal.ts'
import { messages as cnMember } from '@fitout/contract/messages/cn-member.ts'
import { messages as cnPortfolio } from '@fitout/contract/messages/cn-portfolio.ts'
import { messages as cn } from '@fitout/contract/messages/cn.ts'
import { messages as enAccess } from '@fitout/contract/messages/en-access.ts'
import { messages as enAccount } from '@fitout/contract/messages/en-account.ts'
import { messages as enBooking } from '@fitout/contract/messages/en-booking.ts'
import { messages as enEnquiry } from '@fitout/contract/messages/en-enquiry.ts'
import { messages as enJournal } from '@fitout/contract/messages/en-journal.ts'
import { messages as enMember } from '@fitout/contract/messages/en-member.ts'
import { messages as enPortfolio } from '@fitout/contract/messages/en-portfolio.ts'
import { messages as en } from '@fitout/contract/messages/en.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import { messages as zhAccess } from '@fitout/contract/messages/zh-access.ts'
import { messages as zhAccount } from '@fitout/contract/messages/zh-account.ts'
import { messages as zhBooking } from '@fitout/contract/messages/zh-booking.ts'
import { messages as zhEnquiry } from '@fitout/contract/messages/zh-enquiry.ts'
import { messages as zhJournal } from '@fitout/contract/messages/zh-journal.ts'
import { messages as zhMember } from '@fitout/contract/messages/zh-member.ts'
import { messages as zhPortfolio } from '@fitout/contract/messages/zh-portfolio.ts'
import { messages as zh } from '@fitout/contract/messages/zh.ts'

export type Words = Translated<
  typeof zh &
    typeof zhAccess &
    typeof zhAccount &
    typeof zhBooking &
    typeof zhEnquiry &
    typeof zhMember &
    typeof zhPortfolio &
    typeof zhJournal
>

/** What the screens say, by language. */
export const wordsIn: Record<Locale, Words> = {
  zh: { ...zh, ...zhAccess, ...zhAccount, ...zhBooking, ...zhEnquiry, ...zhMember, ...zhPortfolio, ...zhJournal },
  cn: { ...cn, ...cnAccess, ...cnAccount, ...cnBooking, ...cnEnquiry, ...cnMember, ...cnPortfolio, ...cnJournal },
  en: { ...en, ...enAccess, ...enAccount, ...enBooking, ...enEnquiry, ...enMember, ...enPortfolio, ...enJournal },
}

/** A message with its arguments filled in; plurals are for `saying`. */
export function filled(message: string, values: Record<string, string>): string {
  return message.replaceAll(/<\/?\w+>/g, '').replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

/** The whole of a message as a pattern, whatever its arguments turn out to be. */
export function saying(message: string, values: Record<string, string> = {}): RegExp {
  const parts = splitAtArguments(filled(message, values))
  if (parts.every((part) => part.trim() === '')) throw new Error(`Nothing is fixed in the message ${message}`)
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`)
}

/** The fixed parts between the arguments, which hold braces of their own where they are plurals. */
function splitAtArguments(message: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of message) {
    if (letter === '{') depth += 1
    if (depth === 0) parts[parts.length - 1] += letter
    if (letter === '}') {
      depth -= 1
      if (depth === 0) parts.push('')
    }
  }
  return parts
}
