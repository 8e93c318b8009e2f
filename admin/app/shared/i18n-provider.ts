import { isLocale, languageNames, languageTags, type Locale, locales, matchLanguage } from '@fitout/contract/locales.ts'
import { backOffice as cn } from '@fitout/contract/messages/cn/back-office.ts'
import { backOffice as en } from '@fitout/contract/messages/en/back-office.ts'
import { backOffice as zh } from '@fitout/contract/messages/zh/back-office.ts'
import { orderDesk as cnOrderDesk } from '@fitout/contract/messages/cn/order-desk.ts'
import { people as cnPeople } from '@fitout/contract/messages/cn/people.ts'
import { orderDesk as enOrderDesk } from '@fitout/contract/messages/en/order-desk.ts'
import { people as enPeople } from '@fitout/contract/messages/en/people.ts'
import { orderDesk as zhOrderDesk } from '@fitout/contract/messages/zh/order-desk.ts'
import { people as zhPeople } from '@fitout/contract/messages/zh/people.ts'
import { promotions as cnPromotions } from '@fitout/contract/messages/cn/promotions.ts'
import { promotions as enPromotions } from '@fitout/contract/messages/en/promotions.ts'
import { promotions as zhPromotions } from '@fitout/contract/messages/zh/promotions.ts'
import { staffRights as cnStaffRights } from '@fitout/contract/messages/cn/staff-rights.ts'
import { trail as cnTrail } from '@fitout/contract/messages/cn/trail.ts'
import { writings as cnWritings } from '@fitout/contract/messages/cn/writings.ts'
import { staffRights as enStaffRights } from '@fitout/contract/messages/en/staff-rights.ts'
import { trail as enTrail } from '@fitout/contract/messages/en/trail.ts'
import { writings as enWritings } from '@fitout/contract/messages/en/writings.ts'
import { staffRights as zhStaffRights } from '@fitout/contract/messages/zh/staff-rights.ts'
import { trail as zhTrail } from '@fitout/contract/messages/zh/trail.ts'
import { writings as zhWritings } from '@fitout/contract/messages/zh/writings.ts'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { mergeTranslations } from 'react-admin'

const own = { zh, cn, en }
const ofNouns = {
  zh: [{ writings: zhWritings }, zhPromotions, zhPeople, zhOrderDesk, zhTrail, zhStaffRights],
  cn: [{ writings: cnWritings }, cnPromotions, cnPeople, cnOrderDesk, cnTrail, cnStaffRights],
  en: [{ writings: enWritings }, enPromotions, enPeople, enOrderDesk, enTrail, enStaffRights],
}
// Where react-admin keeps the choice.
const storeKey = 'RaStore.locale'

let current: Locale = storedLocale() ?? matchLanguage(navigator.languages.join(',')) ?? 'zh'

/** The language of the screens, in which the API answers too. */
export function currentLocale(): Locale {
  return current
}

export function title(): string {
  return own[current].title
}

function messagesOf(locale: string) {
  current = isLocale(locale) ? locale : 'zh'
  document.documentElement.lang = languageTags[current]
  // react-admin has some hundred texts; those of parts that the back office does not use stay as they are.
  return mergeTranslations(english, own[current], ...ofNouns[current])
}

export const i18nProvider = polyglotI18nProvider(
  messagesOf,
  current,
  locales.map((locale) => ({ locale, name: languageNames[locale] })),
  { allowMissing: true },
)

function storedLocale(): Locale | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storeKey) ?? 'null')
    return isLocale(stored) ? stored : undefined
  } catch {
    return undefined
  }
}
