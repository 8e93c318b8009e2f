import { languageTags, type Locale } from '@fitout/contract/locales.ts'

/** The serif of the shop's headings does not come along; another takes its place. Chinese has the system's own face. */
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

/** A page that needs nothing else of the shop, not even its styles. `above` stands at its head. */
export function plainPage(locale: Locale, title: string, more = '', above = ''): string {
  return `<!doctype html><html lang="${languageTags[locale]}" style="background: #fbf9f6"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title></head><body style="${look}">${above}<main>
<h1 style="font: 500 1.75rem/1.35 ${displayFace(locale)}">${title}</h1>${more}</main></body></html>`
}
