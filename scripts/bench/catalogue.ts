import type { Context } from '../../api/src/context.ts'
import type { Asked } from './load.ts'
import { doorCourierOf } from './visitor.ts'

type Words = Record<'en' | 'zh' | 'cn', string>
type Category = { _id: string; slug: Words; parent_id: string | null; kind: string; product_count: number }
type Card = { _id: string; slug: Words }

export type Catalogue = { categories: Category[]; products: Card[]; variants: string[]; courierId: string }

const variantsAtMost = 300

/** The contents of the shop under measurement, as its API lists them. */
export async function readCatalogue(origin: string, context: Context): Promise<Catalogue> {
  const store = `${origin}/api/stores/${context.config.mainStoreId}/product-management`
  const json = async <Answer>(path: string) => (await (await fetch(store + path)).json()) as Answer
  const all = await json<{ data: Category[] }>('/categories/all?per_page=100')
  const products: Card[] = []
  for (let page = 1; ; page += 1) {
    const query = `per_page=100&facets=false&kind=GOODS&page=${page}`
    const { data } = await json<{ data: Card[] }>(`/products/filter?${query}`)
    products.push(...data)
    if (data.length < 100) break
  }
  const variants: string[] = []
  for (const { _id } of products.slice(0, variantsAtMost)) {
    type Details = { data: { variants: { _id: string; availability: string }[] } }
    const { data } = await json<Details>(`/products/${_id}/details`)
    const variant = data.variants.find(({ availability }) => availability === 'ONLINE_BOOKING_AVAILABLE')
    if (variant) variants.push(variant._id)
  }
  const isFull = ({ kind, parent_id: parent, product_count: count }: Category) =>
    kind === 'GOODS' && parent && count >= 20
  return { categories: all.data.filter(isFull), products, variants, courierId: await doorCourierOf(context) }
}

const nouns =
  'chair sofa table lamp desk shelf rug bed mirror stool sideboard cushion vase wardrobe bench cabinet basket'.split(
    ' ',
  )
const firsts =
  'oak ash pine walnut steel wool linen cotton oat sage leaf black forest grey clay natural blue ivory moss brown pale rust sand white cream'.split(
    ' ',
  )

/** More pairs of words than a shop caches searches. */
const keywords = shuffled([
  ...firsts.flatMap((first) => nouns.flatMap((noun) => [`${first} ${noun}`, `${noun} ${first}`])),
  ...firsts.flatMap((first) => firsts.filter((other) => other !== first).map((other) => `${first} ${other}`)),
])

const many = 40_000

/** Addresses without repetition, so that no cached answer or page can serve. */
export function addressesAskedOnce(storeId: string, { categories, products }: Catalogue): Record<string, Asked[]> {
  const api = `/api/stores/${storeId}/product-management/products`
  const category = (at: number) => categories[at % categories.length] ?? { _id: '', slug: { zh: '' } }
  const product = (at: number) => products[(at * 7) % products.length] ?? { _id: '' }
  // With so many prices no two ranges are the same.
  const range = (at: number) => `min_price=${(at * 37) % 3000}&max_price=${5000 + at}`
  const asked = (count: number, path: (at: number) => string) =>
    Array.from({ length: count }, (_, at): Asked => ({ path: path(at) }))
  const languages = { '': 'zh', '/en': 'en', '/cn': 'cn' } as const
  const inEach = (path: (prefix: string, language: keyof Words) => string) =>
    Object.entries(languages).map(([prefix, language]): Asked => ({ path: path(prefix, language) }))
  return {
    'product list': asked(many, (at) => `${api}/filter?per_page=24&category_ids=${category(at)._id}&${range(at)}`),
    'product details': asked(many, (at) => `${api}/${product(at)._id}/details?unkept=${at}`),
    search: asked(many, (at) => `${api}/filter?per_page=24&keyword=${keywordAt(at)}&unkept=${at}`),
    'category page': asked(many, (at) => {
      const { _id, slug } = category(at)
      return `/categories/${_id}/${encodeURIComponent(slug.zh)}?${range(at)}`
    }),
    'product page': shuffled(
      products.flatMap(({ _id, slug }) =>
        inEach((prefix, language) => `${prefix}/products/${_id}/${encodeURIComponent(slug[language])}`),
      ),
    ),
    'search page': shuffled(
      keywords.flatMap((keyword) => inEach((prefix) => `${prefix}/search?keyword=${encodeURIComponent(keyword)}`)),
    ),
  }
}

function keywordAt(at: number): string {
  return encodeURIComponent(keywords[at % keywords.length] ?? '')
}

function shuffled<One>(all: One[]): One[] {
  return all
    .map((one) => ({ one, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
}
