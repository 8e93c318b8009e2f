import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { listStaffCategories } from '@fitout/contract/staff/categories.ts'
import type { Choice, Filter } from '../../shared/filter-field.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useWholeList } from '../../shared/use-read.ts'

export type Category = Answer<typeof listStaffCategories>['data'][number]
export type PlacedCategory = Category & { depth: number; isFirst: boolean; isLast: boolean }

/** All categories, each followed by its descendants; none until they are loaded. */
export function useCategories(): PlacedCategory[] {
  return useCategoryTree().categories ?? []
}

export function useCategoryTree() {
  const { data, error } = useWholeList(listStaffCategories)
  return { categories: data && inTreeOrder(data, null, 0), error }
}

/** The filter by category, each named with its parent. */
export function useCategoryFilter(): Filter {
  const t = useTranslate()
  const locale = useLocale()
  const choices = useCategories().map(({ _id, title, depth }): Choice => [
    _id,
    `${'\u2003'.repeat(depth)}${inLocale(title, locale)}`,
  ])
  return { kind: 'choice', name: 'category_id', label: t('products.categories'), choices }
}

/** The possible parents of a category: those of its kind, without itself and its descendants. */
export function parentsOf(moved: PlacedCategory | undefined, inOrder: PlacedCategory[]): PlacedCategory[] {
  if (!moved) return inOrder
  const branch = new Set([moved._id])
  for (const { _id, parent_id } of inOrder) if (parent_id && branch.has(parent_id)) branch.add(_id)
  return inOrder.filter(({ _id, kind }) => kind === moved.kind && !branch.has(_id))
}

function inTreeOrder(all: Category[], parentId: string | null, depth: number): PlacedCategory[] {
  const sisters = all.filter(({ parent_id }) => parent_id === parentId)
  return sisters.flatMap((one, index) => [
    { ...one, depth, isFirst: index === 0, isLast: index === sisters.length - 1 },
    ...inTreeOrder(all, one._id, depth + 1),
  ])
}
