import { customerLocalesConfiguration } from '@fitout/contract/configuration.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { setupPath, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { messages as cn } from 'virtual:messages/cn'
import { messages as en } from 'virtual:messages/en'
import { messages as zh } from 'virtual:messages/zh'
import compile from 'icu-minify/compile'
import type { RouterContextProvider } from 'react-router'
import { type CompiledTree, overridesFor } from '../i18n/message-tree.ts'
import { inOneLanguage } from '../i18n/in-one-language.ts'
import { onceFor } from '../i18n/once-for.ts'
import { type Configuration, type PageRequest, pageRequest } from './page-request.ts'
import { type Lean, leanData } from './lean-data.ts'
import { lookView } from './look-view.ts'
import { withoutEmptyFrame } from './empty-frame.ts'
import { loadShareImage } from './share-image.ts'

const builtIn = { zh, cn, en } as Record<Locale, CompiledTree>

export type Shop = Awaited<ReturnType<typeof loadShop>> extends Lean<infer Data> | undefined ? Data : never

/** What every page of a language needs to know of the shop. Public, and the same for everyone. Nothing where it is set up. */
export async function loadShop({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  if (splitLocale(url.pathname).path === setupPath) return undefined
  return leanData(await shopOf(context.get(pageRequest)))
}

async function shopOf(page: PageRequest) {
  const { call, locale, publicUrl, configuration } = page
  const [configured, locales, shareImage] = await Promise.all([
    configuration(),
    call(customerLocalesConfiguration),
    loadShareImage(page, 'page', 'home'),
  ])
  return { publicUrl, shareImage, ...configuredIn(configured, locale), overrides: overridesIn(locales.data, locale) }
}

const configuredIn = onceFor((configured: Configuration, locale) => {
  const constants = configured['shop-constants']
  return {
    languages: constants.languages,
    orderPrefix: constants.order_prefix,
    look: lookView(configured.theme, locale),
    ...inOneLanguage(withoutEmptyFrame(configured['customer-layout'], constants.wix_url), locale),
    mainStoreId: constants.main_store_id,
    miniStoreId: constants.mini_store_id,
    freeShippingFrom: constants.free_shipping_from,
    wixUrl: constants.wix_url,
    countsVisits: constants.counts_visits,
    openingHours: constants.opening_hours && inOneLanguage(constants.opening_hours, locale),
  }
})

const overridesIn = onceFor(({ messages }: Answer<typeof customerLocalesConfiguration>['data'], locale) =>
  overridesFor(builtIn[locale], [messages[locale], messages.zh, messages.en], compileOrKeep),
)

// A text of staff that cannot be read as a message is shown as it stands.
function compileOrKeep(message: string): string | unknown[] {
  try {
    return compile(message)
  } catch {
    return message
  }
}
