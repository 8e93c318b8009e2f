import { type AppIcon, iconPath, type IconTheme } from '@fitout/contract/app-icons.ts'
import { inLocale, languageTags, type Locale, type Words } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'

type Shop = { name: Words; about: Words; theme: IconTheme }

/** The manifest with which browsers install the shop as an app. Its icons are the studio's, or the storefront's own. */
export function renderWebManifest({ name, about, theme }: Shop, locale: Locale): string {
  const home = pathTo('home', locale)
  const png = (icon: AppIcon, sizes: string) => ({ src: iconPath(theme, icon), sizes, type: 'image/png' })
  return JSON.stringify({
    id: home,
    name: inLocale(name, locale),
    short_name: inLocale(name, locale),
    description: inLocale(about, locale),
    lang: languageTags[locale],
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: theme.palette.paper,
    theme_color: theme.palette.paper,
    icons: [
      ...(theme.icon ? [] : [{ src: iconPath(theme, 'favicon'), sizes: 'any', type: 'image/svg+xml' }]),
      png('app-192', '192x192'),
      png('app-512', '512x512'),
      { ...png('maskable-512', '512x512'), purpose: 'maskable' },
    ],
  })
}
