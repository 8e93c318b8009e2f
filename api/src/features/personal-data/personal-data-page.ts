import { createHash } from 'node:crypto'
import { areaOf } from '@fitout/contract/hong-kong-address.ts'
import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, languageTags, type Locale, type Words } from '@fitout/contract/locales.ts'
import { budgetBands, type ProjectOption, projectStyles } from '@fitout/contract/project-options.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'
import type { chosenPickUpPoint } from '@fitout/contract/pick-up-points.ts'
import type { z } from 'zod'
import { fillIn } from '../../words.ts'
import { deviceName } from '../sessions/sessions-service.ts'
import { personalTables } from './personal-data-map.ts'
import type { PersonalRow } from './personal-data-queries.ts'
import { type PersonalDataWords, personalDataWords } from './personal-data-words.ts'
import type { ReadRows } from './write-copy.ts'

/** The names of the records that rows refer to by id. */
export type Titles = ReadonlyMap<string, Words>

const style = `body{margin:0;background:#FBF9F6;color:#211D19;font:1rem/1.7 'PingFang HK','Noto Sans HK','Microsoft JhengHei',Helvetica,Arial,sans-serif}
main{max-width:48rem;margin:0 auto;padding:3rem 1.5rem}h1{font-size:1.75rem;font-weight:500}h2{font-size:1.125rem;margin:2.5rem 0 .5rem}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;margin:0;padding:.75rem 0;border-top:1px solid #D9D0C3}
dt{color:#6B6156}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}`

export const personalDataPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`

type Texts = { locale: Locale; words: PersonalDataWords }
type PageParts = { madeAt: Date; locale: Locale; titlesIn: (rows: PersonalRow[]) => Promise<Titles> }

/**
 * The export as a page to read and print, in one language. Anything without a name in that language is in the JSON only.
 */
export async function* copyAsPage(read: ReadRows, { madeAt, locale, titlesIn }: PageParts): AsyncGenerator<string> {
  const words = await personalDataWords(locale)
  const lead = fillIn(words.page.lead, { time: hongKongTime(madeAt) })
  yield `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${words.page.title}</title><style>${style}</style></head><body><main><h1>${words.page.title}</h1><p>${lead}</p>
`
  for (const [table, title] of Object.entries(words.sections)) {
    yield `<section><h2>${title}</h2>`
    const entry = personalTables.find((one) => one.table === table)
    let isEmpty = true
    for await (const rows of entry ? read(entry) : []) {
      const titles = await titlesIn(rows)
      const html = rows.map((row) => renderRow(row, titles, { locale, words })).join('')
      isEmpty &&= html === ''
      yield html
    }
    yield `${isEmpty ? `<p>${words.page.empty}</p>` : ''}</section>\n`
  }
  yield '</main></body></html>\n'
}

function renderRow(row: PersonalRow, titles: Titles, texts: Texts): string {
  const fields = Object.entries(texts.words.fields).flatMap(([column, label]) => {
    const value = row[column]
    if (value === undefined || value === null || value === '') return []
    const shown = column.endsWith('_id') ? sayTitle(titles.get(String(value)), texts.locale) : say(column, row, texts)
    return shown ? [`<dt>${label}</dt><dd>${escape(shown)}</dd>`] : []
  })
  return fields.length > 0 ? `<dl>${fields.join('')}</dl>` : ''
}

function sayTitle(title: Words | undefined, locale: Locale): string {
  return title ? inLocale(title, locale) : ''
}

/** Columns that contain our codes; in all others the same text is a person's own. */
export const codedColumns: ReadonlySet<string> = new Set(
  `status slug payment_status handover delivery_status payment_method payment_channel time_slot type channel channels
  content_type source gender language brand purpose kind cancelled_by`.split(/\s+/),
)

function say(column: string, row: PersonalRow, texts: Texts): string {
  const { locale } = texts
  const { page, values } = texts.words
  const value = row[column]
  if (value instanceof Date) return hongKongTime(value)
  if (typeof value === 'boolean') return value ? page.yes : page.no
  if (typeof value === 'number' && column.endsWith('_cents')) return formatDollars(toDollars(value))
  if (Array.isArray(value)) return value.map((one) => say(column, { [column]: one }, texts)).join(', ')
  if (column === 'pick_up_point') return sayPoint(value as z.input<typeof chosenPickUpPoint>, locale)
  if (typeof value === 'object') return inLocale(value as Words, locale)
  const text = String(value)
  if (codedColumns.has(column)) {
    const codes: Record<string, string> = values
    const stage = column === 'delivery_status' ? codes[`${String(row['handover'])}.${text}`] : undefined
    return stage ?? codes[text] ?? text
  }
  return (sayPlace[column]?.(text, row, locale) ?? text) || text
}

function sayPoint({ code, title, address }: z.input<typeof chosenPickUpPoint>, locale: Locale): string {
  return [code, inLocale(title, locale), inLocale(address, locale)].filter(Boolean).join(', ')
}

function sayOption(options: readonly ProjectOption[]) {
  return (key: string, _: PersonalRow, locale: Locale) => {
    const found = options.find((option) => option.key === key)
    return found && inLocale(found.title, locale)
  }
}

/** Codes that are explained elsewhere. */
const sayPlace: Record<string, (code: string, row: PersonalRow, locale: Locale) => string | undefined> = {
  country: (code, _, locale) => new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(code),
  budget: sayOption(budgetBands),
  style: sayOption(projectStyles),
  location: (key, row, locale) => sayPlace['district']?.(key, row, locale),
  user_agent: (userAgent) => deviceName(userAgent),
  district: (key, _, locale) => {
    const found = areaOf(key)?.districts.find((district) => district.key === key)
    return found && inLocale(found.title, locale)
  },
  sub_district: (key, row, locale) => {
    const found = subDistrictsOf(String(row['district'])).find((place) => place.key === key)
    return found && inLocale(found.title, locale)
  },
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
