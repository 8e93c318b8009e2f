import { addressOf } from '@fitout/contract/client.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { relatedProducts as cn } from '@fitout/contract/messages/cn/related-products.ts'
import { relatedProducts as en } from '@fitout/contract/messages/en/related-products.ts'
import { relatedProducts as zh } from '@fitout/contract/messages/zh/related-products.ts'
import { filterProducts } from '@fitout/contract/products.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import {
  type Catalogue,
  type CatalogueProduct,
  countOf,
  currentCatalogue,
  type Kind,
  placeOfId,
  productAt,
} from '../catalogue/catalogue-service.ts'
import type { ProductQuery } from './product-query.ts'
import { selectProducts } from './select-products.ts'

export type RelatedUrl = { title: Words; url: string }

type Related = { name: keyof typeof zh; query: Partial<ProductQuery> }

const itemsAPage = 12
const excludedAtMost = 100

/** URLs of lists of related products. Throws `product-not-found`. */
export async function requireRelatedUrls(
  context: Context,
  storeId: string,
  productId: string,
  perPage = itemsAPage,
): Promise<RelatedUrl[]> {
  const catalogue = await currentCatalogue(context, storeId)
  const place = isId(productId) ? placeOfId(catalogue, productId) : undefined
  if (place === undefined) throw new AppError('product-not-found')
  return urlsFor(context, storeId, catalogue, [productAt(catalogue, place)], perPage)
}

/** URLs of lists related to several products, such as those in a booking form; unpublished ones are ignored. */
export async function relatedUrls(
  context: Context,
  storeId: string,
  productIds: string[],
  perPage = itemsAPage,
): Promise<RelatedUrl[]> {
  const catalogue = await currentCatalogue(context, storeId)
  const products = productIds.flatMap((id) => {
    const place = placeOfId(catalogue, id)
    return place === undefined ? [] : [productAt(catalogue, place)]
  })
  return urlsFor(context, storeId, catalogue, products, perPage)
}

/** Omits lists that would be empty. */
async function urlsFor(
  context: Context,
  storeId: string,
  catalogue: Catalogue,
  products: CatalogueProduct[],
  perPage: number,
): Promise<RelatedUrl[]> {
  const shared: Partial<ProductQuery> = { exclude_ids: products.slice(0, excludedAtMost).map(({ id }) => id) }
  const urls: RelatedUrl[] = []
  for (const { name, query: own } of relatedTo(catalogue, products)) {
    const query = { ...shared, ...own }
    const { chosen } = await selectProducts(catalogue, { ...everything, ...query }, [])
    if (countOf(chosen) === 0) continue
    urls.push({
      title: { zh: zh[name], cn: cn[name], en: en[name] },
      url: `${context.config.publicUrl}/api${addressOf(filterProducts, { store_id: storeId }, { ...query, facets: false, per_page: perPage })}`,
    })
  }
  return urls
}

const everything = filterProducts.query.parse({})

function relatedTo(catalogue: Catalogue, products: CatalogueProduct[]): Related[] {
  const goods = products.filter(({ kind }) => kind === 'GOODS')
  const otherKind: Kind = goods.length > 0 || products.length === 0 ? 'SERVICE' : 'GOODS'
  const categories = [...new Set(products.flatMap(({ categoryIds }) => categoryIds))]
  const beside = [...new Set(categories.flatMap((id) => neighboursOf(catalogue, id)))]
  const materials = [
    ...new Set(
      goods.flatMap(({ variants }) => variants.flatMap(({ attributes }) => knownMaterial(catalogue, attributes))),
    ),
  ]
  return [
    ...(categories.length > 0 ? [{ name: 'alike' as const, query: { category_ids: categories.slice(0, 20) } }] : []),
    ...(beside.length > 0 ? [{ name: 'beside' as const, query: { category_ids: beside.slice(0, 20) } }] : []),
    ...(materials.length > 0
      ? [{ name: 'sameMaterial' as const, query: { 'attributes[material]': materials.slice(0, 10) } }]
      : []),
    { name: otherKind === 'SERVICE' ? 'services' : 'goods', query: { kind: otherKind } },
  ]
}

function knownMaterial(
  catalogue: Catalogue,
  { material }: CatalogueProduct['variants'][number]['attributes'],
): string[] {
  return material !== undefined && catalogue.attributes.material.has(material) ? [material] : []
}

/** Sibling categories. */
function neighboursOf(catalogue: Catalogue, id: string): string[] {
  const parentId = catalogue.categories.get(id)?.parentId
  if (!parentId) return []
  return [...catalogue.categories.values()]
    .filter((other) => other.parentId === parentId && other.id !== id)
    .map((other) => other.id)
}
