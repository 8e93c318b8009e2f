import { wholeAssetUrl } from '@fitout/ui/asset-url.ts'
import type { ProductView, VariantView } from './product-view.ts'

type Place = { publicUrl: string; address: string; seller: string }

const inStock = 'https://schema.org/InStock'
const outOfStock = 'https://schema.org/OutOfStock'

/** Structured data of a product or service; only what the page shows too. */
export function productStatements(product: ProductView, { publicUrl, address, seller }: Place) {
  const shared = {
    name: product.title,
    description: product.summary || product.title,
    image: product.pictures.map(({ url, widths }) => wholeAssetUrl(`${url}/${widths.at(-1)}.jpg`, publicUrl)),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      name: variant.title,
      sku: variant.sku,
      url: `${address}?variant=${variant.id}`,
      price: variant.price,
      priceCurrency: 'HKD',
      availability: variant.isAvailable ? inStock : outOfStock,
      itemOffered: variant.dimensions ? measured(variant, variant.dimensions) : undefined,
    })),
  }
  if (product.kind === 'SERVICE') {
    return { '@type': 'Service', ...shared, provider: { '@type': 'HomeAndConstructionBusiness', name: seller } }
  }
  return {
    '@type': 'Product',
    ...shared,
    brand: { '@type': 'Brand', name: seller },
    material: product.materials || undefined,
    aggregateRating:
      product.rating !== null && product.ratingCount > 0
        ? { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.ratingCount }
        : undefined,
  }
}

function measured(
  { title, sku }: VariantView,
  { width_mm, depth_mm, height_mm }: NonNullable<VariantView['dimensions']>,
) {
  const size = (millimetres: number) => ({ '@type': 'QuantitativeValue', value: millimetres / 10, unitCode: 'CMT' })
  return { '@type': 'Product', name: title, sku, width: size(width_mm), depth: size(depth_mm), height: size(height_mm) }
}
