import { languageTags, type Locale } from '@fitout/contract/locales.ts'

/** The serif font of the shop's headings is not loaded; another replaces it. Chinese uses the system's font. */
export const displayFace = (locale: Locale) => (locale === 'en' ? 'Georgia, serif' : 'system-ui, sans-serif')

const look = [
  'margin: 0 auto',
  'max-width: 36rem',
  'min-height: 80vh',
  'padding: 0 1.5rem',
  'display: grid',
  'align-content: center',
  'background: #fbf9f6',
  'color: #211d19',
  'font-family: system-ui, sans-serif',
  'line-height: 1.7',
  'text-wrap: pretty',
].join('; ')

/** A page without other resources of the shop, not even its styles. `above` is at its top. */
export function plainPage(locale: Locale, title: string, more = '', above = ''): string {
  return `<!doctype html><html lang="${languageTags[locale]}" style="background: #fbf9f6"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title></head><body style="${look}">${above}<main>
<h1 style="font: 500 1.75rem/1.35 ${displayFace(locale)}">${title}</h1>${more}</main></body></html>`
}
