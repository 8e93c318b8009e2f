import { languageTags, locales } from '@fitout/contract/locales.ts'
import { localise } from '@fitout/contract/storefront-paths.ts'
import { useLocation } from 'react-router'
import { useScreen } from '../../shared/page/screen.ts'
import { useShopIfLoaded } from '../../shared/page/shop.tsx'

/** Tells search engines of the same page in the other languages. */
export function Alternates() {
  const { pathname } = useLocation()
  const { screen } = useScreen()
  const publicUrl = useShopIfLoaded()?.publicUrl
  if (!publicUrl || !screen || screen.personal || screen.status) return null
  const addressIn = (path: string) => publicUrl + (path === '/' ? '/' : path.replace(/\/$/, ''))
  return (
    <>
      <link rel="canonical" href={addressIn(pathname)} />
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={locale === 'en' ? 'en' : languageTags[locale]}
          href={addressIn(localise(pathname, locale))}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(localise(pathname, 'zh'))} />
    </>
  )
}
