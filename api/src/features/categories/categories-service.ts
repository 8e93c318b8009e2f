import type { allCategories, CategoryBranch, category } from '@fitout/contract/categories.ts'
import type { Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { listingColumns } from '../../database/listing-columns.ts'
import { cut, pageOf, type PageRequest } from '../../http/pages.ts'
import { type CatalogueCategory, compareWords, countOf, currentCatalogue } from '../catalogue/catalogue-service.ts'
import { presentPicture } from '../pictures/pictures-service.ts'

type CategoryQuery = Query<typeof allCategories>

/** One page of a store's active categories. */
export async function showCategories(
  context: Context,
  storeId: string,
  request: PageRequest & { query: CategoryQuery },
) {
  const { query } = request
  const { categories } = await currentCatalogue(context, storeId)
  const chosen = [...categories.values()]
    .filter(({ parentId }) => query.parent_id === undefined || parentId === query.parent_id.toLowerCase())
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
  const found = cut(chosen.toSorted(comparison(query)), query, ({ id }) => id)
  return pageOf(context, request, found, (rows) => rows.map(presentCategory))
}

function comparison({ sort_by, sort_order }: CategoryQuery) {
  const sign = sort_order === 'asc' ? 1 : -1
  const locale = sort_by === 'position' ? undefined : (sort_by.slice('title.'.length) as Locale)
  return (a: CatalogueCategory, b: CatalogueCategory): number => {
    const order = locale ? compareWords(a.title, b.title, locale) : a.position - b.position
    return sign * order || (a.id < b.id ? -1 : 1)
  }
}

/** The active categories as a tree; those on the path to `activeId` are marked. */
export async function categoryBranches(
  context: Context,
  storeId: string,
  activeId: string | undefined,
): Promise<CategoryBranch[]> {
  const { categories } = await currentCatalogue(context, storeId)
  const active = new Set<string>()
  for (let at = categories.get(activeId?.toLowerCase() ?? ''); at; at = categories.get(at.parentId ?? ''))
    active.add(at.id)
  const below = Map.groupBy(categories.values(), ({ parentId }) => parentId)
  const branches = (parentId: string | null): CategoryBranch[] =>
    (below.get(parentId) ?? []).map((branch) => ({
      ...presentCategory(branch),
      is_active: active.has(branch.id),
      children: branches(branch.id),
    }))
  return branches(null)
}

function presentCategory(row: CatalogueCategory): z.infer<typeof category> {
  return {
    _id: row.id,
    parent_id: row.parentId,
    kind: row.kind,
    title: row.title,
    slug: row.slug,
    description: row.description,
    ...listingColumns(row),
    picture: row.picture && presentPicture(row.picture, row.pictureAlt ?? row.title),
    product_count: countOf(row.products),
  }
}
