import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { listingTextNames } from '@fitout/contract/listing-fields.ts'
import { languageNames, type Locale, locales } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import { productTextNames } from '@fitout/contract/product-fields.ts'
import {
  budgetBands,
  projectScopes,
  projectStyles,
  propertyTypes,
  roomTypes,
} from '@fitout/contract/project-options.ts'
import type { ExportedContent } from '@fitout/contract/staff/content-exports.ts'
import type { FileFormat } from '@fitout/contract/wire.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { Keyed } from '../../database/keyset.ts'
import type { Cell } from '../../http/csv-file.ts'
import { type FileColumn, headingIn, headingOf } from '../../http/file-headings.ts'
import { optionWords, type ValueWords, valueWords, wordIn } from '../../http/file-values.ts'
import { listFileOf } from '../../http/list-file.ts'
import { inBatches, type Place } from '../../http/pages.ts'
import { recordExport } from '../audit/audit-service.ts'
import * as queries from './content-exports-queries.ts'

type Fields = Record<string, unknown>

/** One kind of content: what a spreadsheet shows of it, and how it is listed. */
type Kind = {
  /** Plain values, then texts, with one column per language. */
  facts: readonly FileColumn[]
  texts: readonly FileColumn[]
  /** The words of facts that are codes. */
  words: Partial<Record<FileColumn, ValueWords>>
  list: (db: Database, place: Place) => Promise<(Keyed & Fields)[]>
}

/** Facts and texts are named like the row's columns; an unknown name does not compile. */
function kindOf<Row extends Keyed, const Name extends keyof Row & FileColumn>(
  list: (db: Database, place: Place) => Promise<Row[]>,
  facts: readonly Name[],
  texts: readonly Name[],
  words: Partial<Record<Name, ValueWords>> = {},
): Kind {
  return { list, facts, texts, words }
}

const language: ValueWords = { zh: languageNames, cn: languageNames, en: languageNames }
const status = valueWords('status')
const productKind = valueWords('productKind')

const kinds: Record<ExportedContent, Kind> = {
  products: kindOf(
    queries.listProducts,
    [
      'key',
      'store',
      'kind',
      'status',
      'categories',
      'tags',
      'lead_time_days',
      'width_mm',
      'depth_mm',
      'height_mm',
      'published_at',
      'pictures',
      'variants',
    ],
    ['slug', ...productTextNames],
    { store: valueWords('store'), kind: productKind, status: valueWords('productStatus') },
  ),
  categories: kindOf(
    queries.listCategories,
    ['key', 'parent', 'kind', 'status', 'position', 'picture_id'],
    ['slug', 'title', 'description', 'picture_alt', ...listingTextNames],
    { kind: productKind, status },
  ),
  articles: kindOf(
    queries.listArticles,
    ['key', 'status', 'published_at', 'updated_at', 'categories', 'tags', 'picture_id'],
    ['slug', 'title', 'author', 'excerpt', 'body', 'picture_alt', ...listingTextNames],
    { status },
  ),
  'article-categories': kindOf(queries.listArticleCategories, ['key', 'status', 'position'], ['slug', 'title'], {
    status,
  }),
  projects: kindOf(
    queries.listProjects,
    [
      'key',
      'status',
      'published_at',
      'year',
      'district',
      'property_type',
      'scope',
      'style',
      'budget_band',
      'saleable_sqft',
      'started_on',
      'finished_on',
      'room_types',
      'products',
      'materials',
      'team',
      'picture_id',
      'pictures',
      'comparisons',
      'films',
    ],
    ['slug', 'title', 'place', 'summary', 'story', 'picture_alt', ...listingTextNames],
    {
      status,
      district: optionWords(hongKongAreas.flatMap(({ districts }) => districts)),
      property_type: optionWords(propertyTypes),
      scope: optionWords(projectScopes),
      style: optionWords(projectStyles),
      budget_band: optionWords(budgetBands),
      room_types: optionWords(roomTypes),
    },
  ),
  pages: kindOf(
    queries.listPages,
    ['slug', 'version', 'published_at', 'blocks'],
    ['title', 'description', ...listingTextNames],
  ),
  reviews: kindOf(
    queries.listReviews,
    [
      'product',
      'sku',
      'status',
      'rating',
      'language',
      'comment',
      'created_at',
      'decided_at',
      'picture_ids',
      'reply',
      'reply_language',
      'replied_at',
    ],
    [],
    { status: valueWords('reviewStatus'), language, reply_language: language },
  ),
  comments: kindOf(queries.listComments, ['article', 'status', 'language', 'comment', 'created_at', 'updated_at'], [], {
    status: valueWords('commentStatus'),
    language,
  }),
  vouchers: kindOf(
    queries.listVouchers,
    [
      'code',
      'status',
      'discount_type',
      'starts_at',
      'ends_at',
      'valid_days',
      'points_required',
      'stock',
      'taken',
      'per_account',
      'terms',
    ],
    ['title', 'description'],
    { status, discount_type: valueWords('discountType') },
  ),
  campaigns: kindOf(queries.listCampaigns, ['kind', 'status', 'priority', 'starts_at', 'ends_at', 'terms'], ['title'], {
    status,
    kind: valueWords('offerKind'),
  }),
}

/** All content of a kind as CSV or JSON, streamed in batches. The export is audited with its number of rows. */
export async function sendContent(
  context: Context,
  by: { id: string },
  { of, format, locale }: { of: ExportedContent; format: FileFormat; locale: Locale },
): Promise<Response> {
  const { db } = context
  const { list, facts, texts, words } = kinds[of]
  const counted = await recordExport(db, by, { of: 'content', filter: { kind: of } })
  const rowsBy = <Row>(present: (row: Fields) => Row) =>
    counted(
      inBatches(
        (place) => list(db, place),
        (rows) => rows.map((row) => present(inDollars(row))),
      ),
    )
  if (format === 'json') return listFileOf(context, { name: of, format, columns: [], batches: rowsBy((row) => row) })
  const columns = [...facts, ...texts.flatMap((text) => locales.map((one) => `${text}_${one}`))]
  const headings = [
    ...facts.map((column) => headingOf(column, locale)),
    ...texts.flatMap((text) => locales.map((one) => headingIn(text, one, locale))),
  ]
  const batches = rowsBy((row) =>
    cellsOf(row, facts, texts, (fact, code) => {
      const known = words[fact]
      return known ? wordIn(known, code, locale) : code
    }),
  )
  return listFileOf(context, { name: of, format, columns, headings, batches })
}

/** Money is exported in dollars, and the paging key is left out. */
function inDollars({ row_key: _key, variants, ...row }: Keyed & Fields): Fields {
  if (!Array.isArray(variants)) return row
  const priced = (variants as { price_cents: number }[]).map(({ price_cents: cents, ...variant }) => ({
    ...variant,
    price: toDollars(cents),
  }))
  return { ...row, variants: priced }
}

type WordOf = (fact: FileColumn, code: string) => string

function cellsOf(
  row: Fields,
  facts: readonly FileColumn[],
  texts: readonly string[],
  wordOf: WordOf,
): Record<string, Cell> {
  const inEach = texts.flatMap((text) =>
    locales.map(
      (locale) => [`${text}_${locale}`, (row[text] as Record<string, string> | null)?.[locale] ?? ''] as const,
    ),
  )
  return Object.fromEntries([
    ...facts.map((name) => [name, cellOf(row[name], (code) => wordOf(name, code))] as const),
    ...inEach,
  ])
}

function cellOf(value: unknown, wordOf: (code: string) => string): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return wordOf(value)
  if (typeof value === 'number') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.map(wordOf).join(';')
  return JSON.stringify(value)
}
