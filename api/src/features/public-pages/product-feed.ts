import { inLocale, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { assetAddress } from '../../config.ts'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { findProduct } from '@fitout/contract/products.ts'
import { xmlText } from './xml.ts'

type Product = AnswerInput<typeof findProduct>['data']
type Variant = Product['variants'][number]
type Shop = { locale: Locale; publicUrl: string; assetsUrl?: string | undefined; shopName: string }

/** The maximum lengths of Google Merchant, which rejects longer values. */
const longest = { id: 50, title: 150, description: 5000, brand: 70, material: 200, size: 100 }

/**
 * The product feed for Google and Meta, in chunks: one item per variant, at the price shown on its page. Products without
 * a picture would be rejected, and are left out.
 */
export async function* renderFeed(batches: AsyncIterable<Product[]>, shop: Shop): AsyncGenerator<string> {
  const { locale, publicUrl, shopName } = shop
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
      `<title>${xmlText(shopName)}</title><link>${xmlText(publicUrl + pathTo('home', locale))}</link>` +
      `<description>${xmlText(shopName)}</description><language>${languageTags[locale]}</language>\n`
  )
  for await (const products of batches) {
    const items = products
      .filter(({ title, pictures }) => title[locale] && pictures.length > 0)
      .flatMap((product) => product.variants.map((variant) => `${itemOf(product, variant, shop)}\n`))
    if (items.length > 0) yield items.join('')
  }
  yield '</channel></rss>\n'
}

function itemOf(product: Product, variant: Variant, { locale, publicUrl, assetsUrl, shopName }: Shop): string {
  const path = pathTo('product', locale, { id: product._id, slug: inLocale(product.slug, locale) })
  const pictures = product.pictures.map(({ url, widths }) =>
    assetAddress({ assetsUrl, publicUrl }, `${url}/${widths.at(-1)}.jpg`),
  )
  const own = pictures[variant.picture ?? 0] ?? pictures[0]
  const attribute = (name: string) => inLocale(variant.attributes.find((one) => one.name === name)?.title, locale)
  const title = inLocale(product.title, locale)
  const version = inLocale(variant.title, locale)
  const isOneOfMany = product.variants.length > 1
  const fields: [name: string, value: string | undefined][] = [
    ['g:id', variant.sku.length <= longest.id ? variant.sku : variant._id],
    ['g:item_group_id', isOneOfMany ? product._id : undefined],
    ['g:title', cut(isOneOfMany && version ? `${title} · ${version}` : title, longest.title)],
    ['g:description', cut(inLocale(product.summary, locale) || title, longest.description)],
    ['g:link', publicUrl + withQuery(path, { variant: variant._id })],
    ['g:image_link', own],
    ...pictures
      .filter((picture) => picture !== own)
      .slice(0, 10)
      .map((picture): [string, string] => ['g:additional_image_link', picture]),
    ['g:availability', variant.availability === 'ONLINE_BOOKING_AVAILABLE' ? 'in_stock' : 'out_of_stock'],
    ['g:price', money(variant.original_price)],
    ['g:sale_price', variant.price < variant.original_price ? money(variant.price) : undefined],
    ['g:brand', cut(shopName, longest.brand)],
    ['g:condition', 'new'],
    ['g:identifier_exists', 'no'],
    ['g:product_type', product.category_path.map((category) => inLocale(category.title, locale)).join(' > ')],
    ['g:color', attribute('colour')],
    ['g:material', cut(attribute('material'), longest.material)],
    ['g:size', cut(attribute('size'), longest.size)],
  ]
  const elements = fields.flatMap(([name, value]) => (value ? [`<${name}>${xmlText(value)}</${name}>`] : []))
  return `<item>${elements.join('')}</item>`
}

/** The start of a text, without splitting a character. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Surrogate}$/u, '')}…`
}

function money(dollars: number): string {
  return `${dollars.toFixed(2)} HKD`
}
