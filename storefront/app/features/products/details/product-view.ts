import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { findProduct } from '@fitout/contract/products.ts'
import { productFactTextNames } from '@fitout/contract/product-fields.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { localised } from '@fitout/contract/localised.ts'
import { pictureIn } from '../../../shared/catalogue/picture-in.ts'
import { listingIn } from '../../../shared/page/listing-in.ts'
import { type AttributeName, decidingAttributes } from './deciding-attributes.ts'

type Product = Answer<typeof findProduct>['data']

export type ProductView = ReturnType<typeof productView>
export type VariantView = ProductView['variants'][number]
export type ChoiceView = ProductView['choices'][number]

/** A product or a service as shown on its page, in one language. */
export function productView(product: Product, locale: Locale) {
  const variants = product.variants.map((variant) => ({
    id: variant._id,
    sku: variant.sku,
    ...localised({ title: variant.title, includes: variant.includes }, locale),
    values: Object.fromEntries(variant.attributes.map(({ name, value }) => [name, value])) as Partial<
      Record<AttributeName, string>
    >,
    price: variant.price,
    originalPrice: variant.original_price,
    percentOff: variant.discount_percent,
    isAvailable: variant.availability === 'ONLINE_BOOKING_AVAILABLE',
    lowStock: variant.low_stock,
    picture: variant.picture,
    dimensions: variant.dimensions ?? product.dimensions,
  }))
  const attributes = product.variants.flatMap((variant) => variant.attributes)
  const choices = decidingAttributes(variants.map(({ values }) => values)).map((name) => ({
    name,
    values: [...new Map(attributes.filter((one) => one.name === name).map((one) => [one.value, one])).values()].map(
      ({ value, title, swatch }) => ({ value, ...localised({ title }, locale), swatch }),
    ),
  }))
  return {
    id: product._id,
    kind: product.kind,
    slug: inLocale(product.slug, locale),
    ...localised(
      {
        title: product.title,
        summary: product.summary,
        descriptionHtml: product.description_html,
        ...recordOf(productFactTextNames, (name) => product[name]),
      },
      locale,
    ),
    ...listingIn(product, locale),
    leadTimeDays: product.lead_time_days,
    outline: product.outline,
    modelUrl: product.model_url,
    rating: product.rating_average,
    ratingCount: product.rating_count,
    pictures: product.pictures.map((picture) => pictureIn(picture, locale)),
    way: product.category_path.map(({ _id, title, slug }) => ({
      id: _id,
      ...localised({ title }, locale),
      slug: inLocale(slug, locale),
    })),
    choices,
    variants,
  }
}
