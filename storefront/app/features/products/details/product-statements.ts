import type { ProductView } from './product-view.ts'

type Place = { publicUrl: string; address: string; seller: string }

const inStock = 'https://schema.org/InStock'
const outOfStock = 'https://schema.org/OutOfStock'

/** What search engines are told of a product or service: nothing that the page does not show. */
export function productStatements(product: ProductView, { publicUrl, address, seller }: Place) {
  const shared = {
    name: product.title,
    description: product.summary || product.title,
    image: product.pictures.map(({ url, widths }) => `${publicUrl}${url}/${widths.at(-1)}.jpg`),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      name: variant.title,
      sku: variant.sku,
      url: `${address}?variant=${variant.id}`,
      price: variant.price,
      priceCurrency: 'HKD',
      availability: variant.isAvailable ? inStock : outOfStock,
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
