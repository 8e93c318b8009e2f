import { defaultLocale, isLocale, languageCookie, type Locale, matchLanguage } from '@fitout/contract/locales.ts'

/**
 * The language of a visitor at the root: the saved one, then the browser's, then ours. A visitor from one of our own pages has
 * already chosen Traditional Chinese.
 */
export function languageOfRoot(request: Request, publicUrl: string): Locale {
  if (isOwnNavigation(request, publicUrl)) return defaultLocale
  const saved = savedLanguage(request.headers.get('Cookie'))
  return saved ?? matchLanguage(request.headers.get('Accept-Language')) ?? defaultLocale
}

function isOwnNavigation(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin'
  return request.headers.get('Referer')?.startsWith(`${publicUrl}/`) ?? false
}

function savedLanguage(cookies: string | null): Locale | undefined {
  for (const cookie of (cookies ?? '').slice(0, 8192).split(';')) {
    const [name, value] = cookie.trim().split('=')
    if (name === languageCookie.name && isLocale(value)) return value
  }
  return undefined
}
