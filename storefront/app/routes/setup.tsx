import { splitLocale } from '@fitout/contract/storefront-paths.ts'
import { assetUrl } from '@fitout/ui/asset-url.ts'
import textFont from '@fitout/ui/fonts/instrument-sans.woff2?url'
import displayFont from '@fitout/ui/fonts/newsreader-display.woff2?url'
import { preload } from 'react-dom'
import { useLocation } from 'react-router'
import { LanguagePicker } from '../features/language/language-picker.tsx'
import { SetupPage } from '../features/setup/setup-page.tsx'

/** There is no shop yet to determine the fonts. */
export default function Setup() {
  const { locale } = splitLocale(useLocation().pathname)
  for (const href of locale === 'en' ? [textFont, displayFont] : [textFont]) {
    preload(assetUrl(href), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return <SetupPage languages={<LanguagePicker />} />
}
