import { customerLocalesConfiguration } from '@fitout/contract/configuration.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { messages as cnAccess } from '@fitout/contract/messages/cn-access.ts'
import { messages as cnAccount } from '@fitout/contract/messages/cn-account.ts'
import { messages as cnBooking } from '@fitout/contract/messages/cn-booking.ts'
import { messages as cnJournal } from '@fitout/contract/messages/cn-journal.ts'
import { messages as cn } from '@fitout/contract/messages/cn.ts'
import { messages as enAccess } from '@fitout/contract/messages/en-access.ts'
import { messages as enAccount } from '@fitout/contract/messages/en-account.ts'
import { messages as enBooking } from '@fitout/contract/messages/en-booking.ts'
import { messages as enJournal } from '@fitout/contract/messages/en-journal.ts'
import { messages as en } from '@fitout/contract/messages/en.ts'
import { messages as zhAccess } from '@fitout/contract/messages/zh-access.ts'
import { messages as zhAccount } from '@fitout/contract/messages/zh-account.ts'
import { messages as zhBooking } from '@fitout/contract/messages/zh-booking.ts'
import { messages as zhJournal } from '@fitout/contract/messages/zh-journal.ts'
import { messages as zh } from '@fitout/contract/messages/zh.ts'
import compile from 'icu-minify/compile'
import type { RouterContextProvider } from 'react-router'
import { type CompiledTree, overridesFor } from '../i18n/message-tree.ts'
import { spoken } from '../i18n/spoken.ts'
import { pageRequest } from './page-request.ts'
import { loadShareImage } from './share-image.ts'

const builtIn = {
  zh: { ...zh, ...zhAccess, ...zhAccount, ...zhBooking, ...zhJournal },
  cn: { ...cn, ...cnAccess, ...cnAccount, ...cnBooking, ...cnJournal },
  en: { ...en, ...enAccess, ...enAccount, ...enBooking, ...enJournal },
} as unknown as Record<Locale, CompiledTree>

export type Shop = Awaited<ReturnType<typeof loadShop>>

/** What every page of a language needs to know of the shop. Public, and the same for everyone. */
export async function loadShop({ context }: { context: Readonly<RouterContextProvider> }) {
  const page = context.get(pageRequest)
  const { call, locale, publicUrl, configuration } = page
  const [configured, locales, shareImage] = await Promise.all([
    configuration(),
    call(customerLocalesConfiguration),
    loadShareImage(page, 'page', 'home'),
  ])
  const constants = configured['shop-constants']
  const own = locales.data.messages
  return {
    publicUrl,
    shareImage,
    ...spoken(configured['customer-layout'], locale),
    mainStoreId: constants.main_store_id,
    miniStoreId: constants.mini_store_id,
    freeShippingFrom: constants.free_shipping_from,
    wixUrl: constants.wix_url,
    openingHours: constants.opening_hours && spoken(constants.opening_hours, locale),
    overrides: overridesFor(builtIn[locale], [own[locale], own.zh, own.en], compileOrKeep),
  }
}

// A text of staff that cannot be read as a message is shown as it stands.
function compileOrKeep(message: string): string | unknown[] {
  try {
    return compile(message)
  } catch {
    return message
  }
}
