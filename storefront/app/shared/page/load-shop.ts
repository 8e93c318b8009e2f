import { customerLocalesConfiguration } from '@fitout/contract/configuration.ts'
import { comingClosedDays } from '@fitout/contract/booking-days.ts'
import { dayName } from '@fitout/contract/day-name.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import { setupPath, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { messages as cn } from 'virtual:messages/cn'
import { messages as en } from 'virtual:messages/en'
import { messages as zh } from 'virtual:messages/zh'
import compile from 'icu-minify/compile'
import type { PictureView } from '@fitout/ui/picture.tsx'
import type { RouterContextProvider } from 'react-router'
import { silent } from '../catalogue/product-card-view.ts'
import { type CompiledTree, overridesFor } from '../i18n/message-tree.ts'
import { inOneLanguage } from '../i18n/in-one-language.ts'
import { onceFor } from '../i18n/once-for.ts'
import { type Configuration, pageRequest } from './page-request.ts'
import { type Lean, leanData } from './lean-data.ts'
import { lookView } from './look-view.ts'
import { withoutEmptyFrame } from './empty-frame.ts'
import { loadShareImage, type ShareImage } from './share-image.ts'
import { withSlugs } from './with-slugs.ts'

const builtIn = { zh, cn, en } as Record<Locale, CompiledTree>

export type Shop = Awaited<ReturnType<typeof loadShop>> extends Lean<infer Data> | undefined ? Data : never

/**
 * The data of the shop needed by all pages of a language; public, and the same for everyone. Undefined on the set-up
 * page.
 */
export async function loadShop({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  if (splitLocale(url.pathname).path === setupPath) return undefined
  const page = context.get(pageRequest)
  const { call, locale, publicUrl, configuration } = page
  const [configured, locales, shareImage] = await Promise.all([
    configuration(),
    call(customerLocalesConfiguration),
    loadShareImage(page, 'page', 'home'),
  ])
  const shop = configuredIn(configured, locale)
  const today = hongKongDay(new Date())
  return leanShop(locale, [publicUrl, shareImage, shop, overridesIn(locales.data, locale), today])
}

type Parts = [string, ShareImage | undefined, ReturnType<typeof configuredIn>, CompiledTree, today: string]

const made = new Map<Locale, { of: Parts; shop: ReturnType<typeof leanShopOf> }>()

/** It stays the same across pages of a day until any of it is published again. */
function leanShop(locale: Locale, of: Parts) {
  const last = made.get(locale)
  if (last?.of.every((part, index) => part === of[index])) return last.shop
  const shop = leanShopOf(of, locale)
  made.set(locale, { of, shop })
  return shop
}

function leanShopOf([publicUrl, shareImage, configured, overrides, today]: Parts, locale: Locale) {
  const { openingHours, ...others } = configured
  // Chosen and written here, since clock and date formats of the browser may be others.
  const closedDays = openingHours ? comingClosedDays(openingHours, today) : []
  const closedSoon = closedDays.map((day) => ({ day, title: dayName(day, languageTags[locale]) }))
  // Share images and closed days are used by the server only, so the browser does not get them.
  const hoursWith = (closed_on: string[]) => openingHours && { openingHours: { ...openingHours, closed_on } }
  const closedFromToday = openingHours?.closed_on.filter((day) => day >= today) ?? []
  return leanData(
    { publicUrl, shareImage, ...others, ...hoursWith(closedFromToday), closedSoon, overrides },
    { publicUrl, ...others, ...hoursWith([]), closedSoon, overrides },
  )
}

const configuredIn = onceFor((configured: Configuration, locale) => {
  const constants = configured['shop-constants']
  const { navbar, ...layout } = inOneLanguage(
    withSlugs(withoutEmptyFrame(configured['customer-layout'], constants.wix_url), configured.slugs, locale),
    locale,
  )
  return {
    languages: constants.languages,
    orderPrefix: constants.order_prefix,
    look: lookView(configured.theme, locale),
    ...layout,
    navbar: {
      ...navbar,
      navigation: navbar.navigation.map((item) => ({ ...shownInMenu(item), children: item.children.map(shownInMenu) })),
      account: navbar.account.filter(({ is_enabled }) => is_enabled).map(ownPage),
    },
    mainStoreId: constants.main_store_id,
    miniStoreId: constants.mini_store_id,
    freeShippingFrom: constants.free_shipping_from,
    wixUrl: constants.wix_url,
    countsVisits: constants.counts_visits,
    openingHours: constants.opening_hours && inOneLanguage(constants.opening_hours, locale),
  }
})

/** Its title is shown below the picture. */
function shownInMenu<Item extends { picture?: PictureView }>(item: Item) {
  return { ...item, ...(item.picture && { picture: silent(item.picture) }) }
}

const ownPage = ({ title, path }: { title: string; path: string }) => ({ title, path })

const overridesIn = onceFor(({ messages }: Answer<typeof customerLocalesConfiguration>['data'], locale) =>
  overridesFor(builtIn[locale], [messages[locale], messages.zh, messages.en], compileOrKeep),
)

// A text of staff with invalid message syntax is shown verbatim.
function compileOrKeep(message: string): string | unknown[] {
  try {
    return compile(message)
  } catch {
    return message
  }
}
