import { expect, test } from 'vitest'
import { withSlugs } from '../../shared/page/with-slugs.ts'
import { contentView } from './content-view.ts'

test('has the table of contents from the headings and the words for search engines, in one language', () => {
  const html = '<h2 id="section-fees">Fees &amp; <em>terms</em></h2><p>…</p><h2>Returns</h2>'
  const content = contentView(
    {
      slug: 'refund-policy',
      title: { en: 'Refunds', zh: '退款' },
      description: { en: 'How', zh: '如何' },
      version: 1,
      published_at: '2026-10-01T00:00:00.000Z',
      updated_on: '2026-10-01',
      blocks: [{ type: 'markdown', html: { en: html, zh: '<p>…</p>' } }],
      slugs: {},
      listing_title: { zh: '退款安排' },
      listing_description: { en: ' Returns within 14 days ' },
    },
    'en',
  )
  expect(content.title).toBe('Refunds')
  // Of another language it would be worse than the title of the page in this one.
  expect(content.listing).toEqual({ listing_description: 'Returns within 14 days' })
  expect(content.headings).toEqual([
    { id: 'section-fees', title: 'Fees & terms' },
    { id: 'part-2', title: 'Returns' },
  ])
  expect(content.blocks).toEqual([{ type: 'markdown', html: html.replace('<h2>Returns', '<h2 id="part-2">Returns') }])
})

test('links written without a slug are the final addresses in the language of the page', () => {
  const id = '0190a5c0-0000-7000-8000-000000000001'
  const link = (path: string) => ({ title: { en: 'Sofas' }, path })
  const paths = [`/categories/${id}?in_stock=true`, `/products/${id}/old-name`, '/about-us', 'https://shop.example/x']
  const addresses = (locale: 'zh' | 'en') =>
    withSlugs(paths.map(link), { [id]: { en: 'sofas', zh: '梳化' } }, locale).map(({ path }) => decodeURI(path))
  expect(addresses('en').slice(0, 2)).toEqual([`/en/categories/${id}/sofas?in_stock=true`, `/en/products/${id}/sofas`])
  expect(addresses('zh')).toEqual([`/categories/${id}/梳化?in_stock=true`, `/products/${id}/梳化`, ...paths.slice(2)])
})
