import { type ExportedContent, exportContent, exportedContents } from '@fitout/contract/staff/content-exports.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { addressOf } from '@fitout/contract/client.ts'
import { languageNames, type Locale, locales } from '@fitout/contract/locales.ts'
import { fileValues as cnValues } from '@fitout/contract/messages/cn/file-values.ts'
import { fileValues as enValues } from '@fitout/contract/messages/en/file-values.ts'
import { fileValues as zhValues } from '@fitout/contract/messages/zh/file-values.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FileColumn, headingOf } from '../../http/file-headings.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import type { TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openSeededShop()
  manager = await openStaff(shop, 'manager')
}, 120_000)
afterAll(() => shop.stop())

const take = async (of: ExportedContent, format: 'csv' | 'json', locale: Locale = 'zh') => {
  const headers = { 'X-Locale': locale }
  const answer = await manager.send(`/api${addressOf(exportContent, {}, { of, format })}`, { headers })
  expect(answer.status).toBe(200)
  return answer.text()
}
const taken = async (of: ExportedContent) => JSON.parse(await take(of, 'json')) as Record<string, unknown>[]

/** A CSV file as rows of cells. */
function cellsIn(csv: string): string[][] {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r]*))(,|\r\n)/g)
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test.each(exportedContents)('all %s are exported in full, in each language, as JSON and as CSV', async (of) => {
  const rows = await taken(of)
  const [header, ...lines] = cellsIn(await take(of, 'csv'))
  expect(lines).toHaveLength(rows.length)
  for (const line of lines) expect(line).toHaveLength(header!.length)
  const texts = { title: '名稱', body: '內文', story: '故事', description: '內容' }
  for (const [text, heading] of Object.entries(texts)) {
    const own = rows.findIndex((row) => (row[text] as Record<string, string> | undefined)?.['zh'])
    if (own < 0) continue
    for (const locale of locales) {
      const written = (rows[own]![text] as Record<string, string>)[locale]
      expect(lines[own]![header!.indexOf(`${heading} · ${languageNames[locale]}`)]).toBe(written)
    }
  }
  const { data } = await manager.call(listAudit, { query: { subject: 'export' } })
  expect(data[0]).toMatchObject({ action: 'content.export', after: { kind: of, rows: rows.length } })
})

test.each(exportedContents)('the columns of %s are named in the reader’s language, each once', async (of) => {
  const [zh, cn, en] = await Promise.all(locales.map(async (locale) => cellsIn(await take(of, 'csv', locale))[0]!))
  for (const header of [zh, cn, en]) {
    expect(header!.filter((name) => name.includes('_'))).toEqual([])
    expect(new Set(header)).toHaveLength(header!.length)
  }
  expect(zh!.length).toBe(en!.length)
  expect(cn).not.toEqual(zh)
})

test.each(locales)(
  'spreadsheets name statuses and kinds as the screens do in %s, and programs get the codes',
  async (locale) => {
    const words = Object.values(locale === 'zh' ? zhValues : locale === 'cn' ? cnValues : enValues)
    const known = new Set(words.flatMap((names) => Object.values(names) as string[]))
    const named = { products: ['store', 'kind', 'status'], reviews: ['status'], comments: ['status'] } as const
    for (const [of, facts] of Object.entries(named) as [keyof typeof named, readonly FileColumn[]][]) {
      const [header = [], ...lines] = cellsIn(await take(of, 'csv', locale))
      for (const fact of facts) {
        const at = header.indexOf(headingOf(fact, locale))
        expect(lines.map((line) => line[at] ?? '').filter((cell) => !known.has(cell))).toEqual([])
      }
      expect((await taken(of)).every(({ status }) => /^[A-Z]+$/.test(String(status)))).toBe(true)
    }
  },
)

test('products include variants, pictures and stock, projects their pieces, and hidden articles are included', async () => {
  const { db } = shop.context
  const counted = async (table: 'products' | 'posts' | 'projects') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((of) => of.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const hidden = await db.selectFrom('posts').select(['id', 'key']).executeTakeFirstOrThrow()
  await db.updateTable('posts').set({ status: 'INACTIVE' }).where('id', '=', hidden.id).execute()
  const [products, articles, projects] = await Promise.all([taken('products'), taken('articles'), taken('projects')])
  expect([products.length, articles.length, projects.length]).toEqual([
    await counted('products'),
    await counted('posts'),
    await counted('projects'),
  ])
  const variant = await db.selectFrom('product_variants').selectAll().executeTakeFirstOrThrow()
  const product = products.find(({ id }) => id === variant.product_id)
  expect(product?.['variants']).toContainEqual(
    expect.objectContaining({ sku: variant.sku, title: variant.title, price: variant.price_cents / 100 }),
  )
  expect(products.some(({ pictures }) => (pictures as { alt: object }[]).some(({ alt }) => 'zh' in alt))).toBe(true)
  expect(articles.find(({ key }) => key === hidden.key)).toMatchObject({ status: 'INACTIVE' })
  expect(projects.some(({ products: pieces }) => (pieces as string[]).length > 0)).toBe(true)
})

test('reviews and comments are exported without names and accounts', async () => {
  const { db } = shop.context
  const names = await db.selectFrom('accounts').select('username').where('username', 'is not', null).execute()
  expect(names.length).toBeGreaterThan(0)
  const [reviews, comments] = await Promise.all([taken('reviews'), taken('comments')])
  expect([reviews.length, comments.length].every((count) => count > 0)).toBe(true)
  const fields = [...reviews, ...comments].flatMap((row) => Object.keys(row))
  expect(fields).not.toContain('account_id')
  expect(fields).not.toContain('username')
})
