import type { Words } from '@fitout/contract/locales.ts'
import { productFactTextNames, productTextNames, productTexts } from '@fitout/contract/product-fields.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { productCard, productDetails, productVariant } from '@fitout/contract/products.ts'
import type { z } from 'zod'
import { listingColumns } from '../../database/listing-columns.ts'
import { foldText, indexTerms, type ProductFacts } from '../catalogue/catalogue-service.ts'
import { renderWords } from '../markdown/markdown-service.ts'
import { modelUrl, presentPicture } from '../pictures/pictures-service.ts'
import { salePrice } from '../prices/prices-service.ts'
import type { IndexRow, ProductSource, VariantSource } from './product-index-queries.ts'

/** The fields of a card or of details that are read live, because orders and reviews change them. */
type Live = 'variant_id' | 'availability' | 'rating_average' | 'rating_count' | 'is_liked' | 'published_at'
export type StoredCard = Omit<z.input<typeof productCard>, Live> & {
  /** By variant, where it differs from the first picture; missing in rows written by a previous release. */
  variant_pictures?: Record<string, z.input<typeof productCard>['picture']>
}
export type StoredVariant = Omit<z.input<typeof productVariant>, 'availability' | 'low_stock'>
export type StoredDetails = Omit<z.input<typeof productDetails>, Live | 'variants' | 'category_path'> & {
  variants: StoredVariant[]
  category_ids: string[]
}

/** The row from which a product is listed, found and shown; undefined without a variant or a picture. */
export function indexRowOf(source: ProductSource, sounds: string[]): IndexRow | undefined {
  const card = cardOf(source)
  if (!card) return undefined
  const { terms, words } = indexTerms({ ...searchedTexts(source), sounds })
  return {
    productId: source.id,
    storeId: source.store_id,
    facts: factsOf(source),
    card,
    details: detailsOf(source, card),
    pricedUntil: source.pricedUntil,
    terms,
    words,
  }
}

function unitPrice(variant: VariantSource): number {
  return salePrice(variant.priceCents, variant.salePercent)
}

function cardOf(source: ProductSource): StoredCard | undefined {
  const [cheapest, ...dearer] = source.variants.toSorted((a, b) => unitPrice(a) - unitPrice(b))
  const [front, back] = source.pictures
  if (!cheapest || !front) return undefined
  return {
    _id: source.id,
    kind: source.kind,
    title: source.title,
    slug: source.slug,
    summary: source.summary,
    picture: presentPicture(front, front.alt),
    hover_picture: back ? presentPicture(back, back.alt) : null,
    price_from: toDollars(unitPrice(cheapest)),
    original_price_from: toDollars(cheapest.priceCents),
    has_price_range: dearer.some((variant) => unitPrice(variant) !== unitPrice(cheapest)),
    discount_percent: cheapest.salePercent,
    point_price: cheapest.pointPrice,
    colours: source.attributes
      .filter(({ name }) => name === 'colour')
      .map(({ value, title, swatch }) => ({ value, title, swatch })),
    variant_count: source.variants.length,
    single_variant_id: dearer.length === 0 ? cheapest.id : null,
    variant_pictures: picturesOf(source),
  }
}

function picturesOf({ variants, pictures }: ProductSource): NonNullable<StoredCard['variant_pictures']> {
  return Object.fromEntries(
    variants.flatMap(({ id, picturePosition: position }) => {
      const own = position ? pictures[position] : undefined
      return own ? [[id, presentPicture(own, own.alt)]] : []
    }),
  )
}

function detailsOf(source: ProductSource, card: StoredCard): StoredDetails {
  const { picture: _front, hover_picture: _back, single_variant_id: _only, colours: _colours, ...rest } = card
  const { variant_pictures: _own, ...shared } = rest
  return {
    ...shared,
    description_html: renderWords(source.description),
    ...recordOf(productFactTextNames, (name) => source[name]),
    ...listingColumns(source),
    tags: source.tags,
    lead_time_days: source.lead_time_days,
    dimensions: dimensionsOf(source),
    outline: source.outline,
    model_url: source.model_file === null ? null : modelUrl(source.model_file),
    pictures: source.pictures.map((picture) => presentPicture(picture, picture.alt)),
    variants: source.variants.map((variant) => variantOf(variant, source)),
    category_ids: source.categoryIds,
  }
}

function variantOf(variant: VariantSource, source: ProductSource): StoredVariant {
  const hasPicture = variant.picturePosition !== null && variant.picturePosition < source.pictures.length
  return {
    _id: variant.id,
    sku: variant.sku,
    title: variant.title,
    includes: variant.includes,
    attributes: source.attributes
      .filter(({ name, value }) => variant.attributes[name] === value)
      .map(({ name, value, title, swatch }) => ({ name, value, title, swatch })),
    price: toDollars(unitPrice(variant)),
    original_price: toDollars(variant.priceCents),
    discount_percent: variant.salePercent,
    point_price: variant.pointPrice,
    picture: hasPicture ? variant.picturePosition : null,
    dimensions: variant.dimensions ?? dimensionsOf(source),
  }
}

function dimensionsOf({ width_mm, depth_mm, height_mm }: ProductSource) {
  return width_mm && depth_mm && height_mm ? { width_mm, depth_mm, height_mm } : null
}

function factsOf(source: ProductSource): ProductFacts {
  return {
    titles: source.title,
    folded: [...new Set(textsOf(source.title).map(foldText))],
    slugs: [...new Set(textsOf(source.slug))],
    categoryIds: source.categoryIds,
    attributes: source.attributes.map(({ name, value }) => [name, value]),
    prices: [...new Set(source.variants.map(unitPrice))],
    onSale: source.variants.some(({ salePercent }) => salePercent > 0),
    variants: source.variants.map((variant) => ({
      id: variant.id,
      cents: unitPrice(variant),
      originalCents: variant.priceCents,
      percent: variant.salePercent,
      points: variant.pointPrice,
      attributes: variant.attributes,
    })),
  }
}

/** The names of the product, its categories and its attributes: these are also searchable by pronunciation. */
export function namesOf({ title, categoryTitles, attributes }: ProductSource): string[] {
  return [title, ...categoryTitles, ...attributes.map((one) => one.title)].flatMap(textsOf)
}

function searchedTexts(source: ProductSource) {
  const skus = source.variants.flatMap(({ sku }) => [sku, sku.replace(/[^\p{L}\p{N}]+/gu, '')])
  const titles = [
    ...source.categoryTitles,
    ...source.attributes.map(({ title }) => title),
    ...source.variants.map(({ title }) => title),
  ]
  const found = (place: 'title' | 'label' | 'body') =>
    productTextNames.filter((name) => productTexts[name].search === place).flatMap((name) => textsOf(source[name]))
  return {
    title: found('title'),
    labels: [...source.tags, ...found('label'), ...titles.flatMap(textsOf), ...skus],
    body: found('body'),
  }
}

function textsOf(words: Words): string[] {
  return Object.values(words).filter((text) => text !== undefined && text !== '')
}
