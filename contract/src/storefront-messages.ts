import type { MessageTree } from './configuration.ts'
import type { Locale } from './locales.ts'
import { messages as cn } from './messages/cn.ts'
import { messages as cnAccess } from './messages/cn-access.ts'
import { messages as cnAccount } from './messages/cn-account.ts'
import { messages as cnBooking } from './messages/cn-booking.ts'
import { messages as cnEnquiry } from './messages/cn-enquiry.ts'
import { messages as cnJournal } from './messages/cn-journal.ts'
import { messages as cnMember } from './messages/cn-member.ts'
import { messages as cnPortfolio } from './messages/cn-portfolio.ts'
import { messages as en } from './messages/en.ts'
import { messages as enAccess } from './messages/en-access.ts'
import { messages as enAccount } from './messages/en-account.ts'
import { messages as enBooking } from './messages/en-booking.ts'
import { messages as enEnquiry } from './messages/en-enquiry.ts'
import { messages as enJournal } from './messages/en-journal.ts'
import { messages as enMember } from './messages/en-member.ts'
import { messages as enPortfolio } from './messages/en-portfolio.ts'
import { messages as zh } from './messages/zh.ts'
import { messages as zhAccess } from './messages/zh-access.ts'
import { messages as zhAccount } from './messages/zh-account.ts'
import { messages as zhBooking } from './messages/zh-booking.ts'
import { messages as zhEnquiry } from './messages/zh-enquiry.ts'
import { messages as zhJournal } from './messages/zh-journal.ts'
import { messages as zhMember } from './messages/zh-member.ts'
import { messages as zhPortfolio } from './messages/zh-portfolio.ts'

/** Everything the storefront says by itself, as it is written; what staff say instead is laid over it. */
export const storefrontMessages: Record<Locale, MessageTree> = {
  zh: { ...zh, ...zhAccess, ...zhAccount, ...zhBooking, ...zhEnquiry, ...zhJournal, ...zhMember, ...zhPortfolio },
  cn: { ...cn, ...cnAccess, ...cnAccount, ...cnBooking, ...cnEnquiry, ...cnJournal, ...cnMember, ...cnPortfolio },
  en: { ...en, ...enAccess, ...enAccount, ...enBooking, ...enEnquiry, ...enJournal, ...enMember, ...enPortfolio },
}
