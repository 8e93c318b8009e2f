import { iconPath } from '@fitout/contract/app-icons.ts'
import type { latestConfiguration } from '@fitout/contract/configuration.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { type FaceName, lookTokens } from '@fitout/contract/themes.ts'
import figtree from '@fitout/ui/fonts/figtree.woff2?url'
import fraunces from '@fitout/ui/fonts/fraunces-display.woff2?url'
import instrument from '@fitout/ui/fonts/instrument-sans.woff2?url'
import newsreader from '@fitout/ui/fonts/newsreader-display.woff2?url'
import grotesk from '@fitout/ui/fonts/schibsted-grotesk.woff2?url'

type Fonts = { text: string; display?: string; isDisplayInChinese?: boolean }

/** If Chinese headings use a system font, the Latin heading font is not loaded. */
const fontsOf: Record<FaceName, Fonts> = {
  newsreader: { text: instrument, display: newsreader },
  fraunces: { text: figtree, display: fraunces, isDisplayInChinese: true },
  grotesk: { text: grotesk },
  instrument: { text: instrument },
}

type Theme = Answer<typeof latestConfiguration>['data']['theme']

/** What a page needs of the theme before the first paint: tokens, and the fonts to wait for. */
export function lookView(look: Theme, locale: Locale) {
  const { text, display, isDisplayInChinese } = fontsOf[look.faces]
  const tokens = lookTokens(look)
  return {
    paper: look.palette.paper,
    favicon: look.icon && iconPath(look, 'favicon'),
    touchIcon: look.icon && iconPath(look, 'apple-touch-icon'),
    home: look.home === 'sheet' ? undefined : look.home,
    tokens: Object.keys(tokens).length > 0 ? tokens : undefined,
    fonts: [text, ...(display && (locale === 'en' || isDisplayInChinese) ? [display] : [])],
  }
}
