import { type Locale, locales } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import { productTextNames } from '@fitout/contract/product-fields.ts'
import type { ExportedContent } from '@fitout/contract/staff/content-exports.ts'
import type { FileFormat } from '@fitout/contract/wire.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { Keyed } from '../../database/keyset.ts'
import type { Cell } from '../../http/csv-file.ts'
import { type FileColumn, headingIn, headingOf } from '../../http/file-headings.ts'
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
  list: (db: Database, place: Place) => Promise<(Keyed & Fields)[]>
}

/** Facts and texts are named like the row's columns; an unknown name does not compile. */
function kindOf<Row extends Keyed, const Name extends keyof Row & FileColumn>(
  list: (db: Database, place: Place) => Promise<Row[]>,
  facts: readonly Name[],
  texts: readonly Name[],
): Kind {
  return { list, facts, texts }
}

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
  ),
  categories: kindOf(
    queries.listCategories,
    ['key', 'parent', 'kind', 'status', 'position', 'picture_id'],
    ['slug', 'title', 'description', 'picture_alt'],
  ),
  articles: kindOf(
    queries.listArticles,
    ['key', 'status', 'published_at', 'updated_at', 'categories', 'tags', 'picture_id'],
    ['slug', 'title', 'author', 'excerpt', 'body', 'picture_alt'],
  ),
  'article-categories': kindOf(queries.listArticleCategories, ['key', 'status', 'position'], ['slug', 'title']),
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
    ['slug', 'title', 'place', 'summary', 'story', 'picture_alt'],
  ),
  pages: kindOf(queries.listPages, ['slug', 'version', 'published_at', 'blocks'], ['title', 'description']),
  reviews: kindOf(
    queries.listReviews,
    ['product', 'sku', 'status', 'rating', 'language', 'comment', 'created_at', 'decided_at', 'picture_ids'],
    [],
  ),
  comments: kindOf(queries.listComments, ['article', 'status', 'language', 'comment', 'created_at', 'updated_at'], []),
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
  ),
  campaigns: kindOf(queries.listCampaigns, ['kind', 'status', 'priority', 'starts_at', 'ends_at', 'terms'], ['title']),
}

/** All content of a kind as CSV or JSON, streamed in batches. The export is audited with its number of rows. */
export async function sendContent(
  context: Context,
  by: { id: string },
  { of, format, locale }: { of: ExportedContent; format: FileFormat; locale: Locale },
): Promise<Response> {
  const { db } = context
  const { list, facts, texts } = kinds[of]
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
  const batches = rowsBy((row) => cellsOf(row, facts, texts))
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

function cellsOf(row: Fields, facts: readonly string[], texts: readonly string[]): Record<string, Cell> {
  const inEach = texts.flatMap((text) =>
    locales.map(
      (locale) => [`${text}_${locale}`, (row[text] as Record<string, string> | null)?.[locale] ?? ''] as const,
    ),
  )
  return Object.fromEntries([...facts.map((name) => [name, cellOf(row[name])] as const), ...inEach])
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(';')
  return JSON.stringify(value)
}
