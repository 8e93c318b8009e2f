import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

const words = (text: string): Words => ({ en: text, zh: text, cn: text })
const picture = {
  url: '/media/pictures/01890000-0000-7000-8000-000000000001',
  width: 1200,
  height: 1200,
  widths: [320, 640],
  colour: '#efece6',
  alt: words('A chair'),
}

/** The index entry of one product exactly as the release of migration 39 wrote it. */
export function formerProduct(productId: string, variantId: string) {
  const shared = {
    _id: productId,
    kind: 'GOODS',
    title: words('Oak chair'),
    slug: words('oak-chair'),
    summary: words('A summary'),
    price_from: 49.9,
    original_price_from: 49.9,
    has_price_range: false,
    discount_percent: 0,
    point_price: null,
    variant_count: 1,
  }
  const variant = {
    _id: variantId,
    sku: variantId,
    title: words('Oak'),
    includes: {},
    attributes: [],
    price: 49.9,
    original_price: 49.9,
    discount_percent: 0,
    point_price: null,
    picture: null,
  }
  return {
    facts: {
      titles: words('Oak chair'),
      folded: ['oak chair'],
      slugs: ['oak-chair'],
      categoryIds: [],
      attributes: [],
      prices: [4990],
      onSale: false,
    },
    card: { ...shared, picture, hover_picture: null, colours: [], single_variant_id: variantId },
    details: {
      ...shared,
      description_html: words('<p>A description</p>'),
      materials: {},
      care: {},
      tags: [],
      lead_time_days: 0,
      dimensions: { width_mm: 540, depth_mm: 530, height_mm: 800 },
      model_url: null,
      pictures: [picture],
      variants: [variant],
      category_ids: [],
    },
  }
}

/** Removes from every product what that release did not write yet, as an upgrade finds it. */
export async function ageProductIndex(db: Database): Promise<void> {
  const { facts, card, details } = formerProduct('', '')
  const [variant = {}] = details.variants
  const only = (column: string, of: object) =>
    sql`(select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(${sql.raw(column)}) where key = any(${Object.keys(of)}::text[]))`
  await sql`
    update product_index set made_by = 0, facts = ${only('facts', facts)}, card = ${only('card', card)},
      details = ${only('details', details)} || jsonb_build_object('variants',
        (select coalesce(jsonb_agg(${only('variant', variant)} order by place), '[]')
          from jsonb_array_elements(details -> 'variants') with ordinality as rows (variant, place)))`.execute(db)
}
