import { languageCookie, languageNames, languageSigns, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { localise } from '@fitout/contract/storefront-paths.ts'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { readablePath } from '../../shared/links/readable-path.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useLanguageChoice } from '../../shared/page/shop.tsx'

/** The same screen in the studio's other languages, if any; plain links without JavaScript. */
export function LanguagePicker({ full = false }: { full?: boolean }) {
  const t = useTranslations('shell')
  const current = useLocale()
  const { pathname, search, hash } = useLocation()
  const languages = useLanguageChoice()
  if (languages.length === 0) return null
  return (
    <ul aria-label={t('language')} className={full ? 'languages flex-wrap gap-x-6' : 'languages'}>
      {languages.map((locale) => (
        <li key={locale}>
          <ShopLink
            to={localise(readablePath(pathname) + search + hash, locale)}
            prefetch="none"
            lang={languageTags[locale]}
            hrefLang={languageTags[locale]}
            aria-current={locale === current || undefined}
            onClick={() => saveLanguage(locale)}
          >
            {!full && <span aria-hidden="true">{languageSigns[locale]}</span>}
            <span className={full ? undefined : 'sr-only'}>{languageNames[locale]}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

function saveLanguage(locale: Locale): void {
  const { name, maxAgeSeconds, path } = languageCookie
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${locale}; Max-Age=${maxAgeSeconds}; Path=${path}; SameSite=Lax${secure}`
}
