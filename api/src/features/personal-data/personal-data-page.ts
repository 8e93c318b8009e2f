import { createHash } from 'node:crypto'
import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, languageTags, type Locale, type Words } from '@fitout/contract/locales.ts'
import { personalData as cn } from '@fitout/contract/messages/cn/personal-data.ts'
import { personalData as en } from '@fitout/contract/messages/en/personal-data.ts'
import { personalData as zh } from '@fitout/contract/messages/zh/personal-data.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import type { PersonalRow } from './personal-data-queries.ts'

export const personalDataWords = { zh, cn, en }

export type PersonalData = { made_at: string; data: Record<string, PersonalRow[]> }

const style = `body{margin:0;background:#FBF9F6;color:#211D19;font:1rem/1.7 'PingFang HK','Noto Sans HK','Microsoft JhengHei',Helvetica,Arial,sans-serif}
main{max-width:48rem;margin:0 auto;padding:3rem 1.5rem}h1{font-size:1.75rem;font-weight:500}h2{font-size:1.125rem;margin:2.5rem 0 .5rem}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;margin:0;padding:.75rem 0;border-top:1px solid #D9D0C3}
dt{color:#6B6156}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}`

export const personalDataPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`

/** The copy as a page to read and print, in one language. What has no name in that language is in the JSON only. */
export function renderPersonalData({ made_at, data }: PersonalData, locale: Locale): string {
  const words = personalDataWords[locale]
  const sections = Object.entries(words.sections).map(([table, title]) => {
    const rows = (data[table] ?? []).map((row) => renderRow(row, locale)).join('')
    return `<section><h2>${title}</h2>${rows || `<p>${words.page.empty}</p>`}</section>`
  })
  const lead = words.page.lead.replace('{time}', hongKongTime(new Date(made_at)))
  return `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${words.page.title}</title><style>${style}</style></head><body><main><h1>${words.page.title}</h1><p>${lead}</p>
${sections.join('\n')}</main></body></html>`
}

function renderRow(row: PersonalRow, locale: Locale): string {
  const fields = Object.entries(personalDataWords[locale].fields)
    .filter(([column]) => row[column] !== undefined && row[column] !== null && row[column] !== '')
    .map(([column, label]) => `<dt>${label}</dt><dd>${escape(say(column, row[column], locale))}</dd>`)
  return fields.length > 0 ? `<dl>${fields.join('')}</dl>` : ''
}

function say(column: string, value: unknown, locale: Locale): string {
  const { page } = personalDataWords[locale]
  if (value instanceof Date) return hongKongTime(value)
  if (typeof value === 'boolean') return value ? page.yes : page.no
  if (typeof value === 'number' && column.endsWith('_cents')) return formatDollars(toDollars(value))
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object') return inLocale(value as Words, locale)
  return String(value)
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
