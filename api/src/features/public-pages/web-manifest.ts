import { inLocale, languageTags, type Locale, type Words } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'

/** By what a browser installs the shop as an app. Its icons are files of the storefront, drawn after its favicon. */
export function renderWebManifest(shop: { name: Words; about: Words; paper: string }, locale: Locale): string {
  const home = pathTo('home', locale)
  return JSON.stringify({
    id: home,
    name: inLocale(shop.name, locale),
    short_name: inLocale(shop.name, locale),
    description: inLocale(shop.about, locale),
    lang: languageTags[locale],
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: shop.paper,
    theme_color: shop.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
