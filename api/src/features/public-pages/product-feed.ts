import { inLocale, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { pathTo, withQuery } from '@fitout/contract/storefront-paths.ts'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { findProduct } from '@fitout/contract/products.ts'
import { xmlText } from './xml.ts'

type Product = AnswerInput<typeof findProduct>['data']
type Variant = Product['variants'][number]

/**
 * Goods as Google and Meta read them, in the pieces in which they come: one item for each variant, with the price that
 * its page shows.
 */
export async function* renderFeed(
  batches: AsyncIterable<Product[]>,
  { locale, publicUrl, shopName }: { locale: Locale; publicUrl: string; shopName: string },
): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
      `<title>${xmlText(shopName)}</title><link>${xmlText(publicUrl + pathTo('home', locale))}</link>` +
      `<description>${xmlText(shopName)}</description><language>${languageTags[locale]}</language>\n`
  )
  for await (const products of batches) {
    const items = products
      .filter(({ title }) => title[locale])
      .flatMap((product) =>
        product.variants.map((variant) => `${itemOf(product, variant, { locale, publicUrl, shopName })}\n`),
      )
    if (items.length > 0) yield items.join('')
  }
  yield '</channel></rss>\n'
}

function itemOf(
  product: Product,
  variant: Variant,
  { locale, publicUrl, shopName }: { locale: Locale; publicUrl: string; shopName: string },
): string {
  const path = pathTo('product', locale, { id: product._id, slug: inLocale(product.slug, locale) })
  const pictures = product.pictures.map(({ url, widths }) => `${publicUrl}${url}/${widths.at(-1)}.jpg`)
  const own = pictures[variant.picture ?? 0] ?? pictures[0]
  const attribute = (name: string) => inLocale(variant.attributes.find((one) => one.name === name)?.title, locale)
  const title = inLocale(product.title, locale)
  const version = inLocale(variant.title, locale)
  const fields: [name: string, value: string | undefined][] = [
    ['g:id', variant.sku],
    ['g:item_group_id', product._id],
    ['g:title', product.variants.length > 1 && version ? `${title} · ${version}` : title],
    ['g:description', inLocale(product.summary, locale) || inLocale(product.title, locale)],
    ['g:link', publicUrl + withQuery(path, { variant: variant._id })],
    ['g:image_link', own],
    ...pictures
      .filter((picture) => picture !== own)
      .slice(0, 10)
      .map((picture): [string, string] => ['g:additional_image_link', picture]),
    ['g:availability', variant.availability === 'ONLINE_BOOKING_AVAILABLE' ? 'in_stock' : 'out_of_stock'],
    ['g:price', money(variant.original_price)],
    ['g:sale_price', variant.price < variant.original_price ? money(variant.price) : undefined],
    ['g:brand', shopName],
    ['g:condition', 'new'],
    ['g:identifier_exists', 'no'],
    ['g:product_type', product.category_path.map((category) => inLocale(category.title, locale)).join(' > ')],
    ['g:color', attribute('colour')],
    ['g:material', attribute('material')],
    ['g:size', attribute('size')],
  ]
  const elements = fields.flatMap(([name, value]) => (value ? [`<${name}>${xmlText(value)}</${name}>`] : []))
  return `<item>${elements.join('')}</item>`
}

function money(dollars: number): string {
  return `${dollars.toFixed(2)} HKD`
}
