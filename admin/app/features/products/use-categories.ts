import type { Answer } from '@fitout/contract/endpoint.ts'
import type { listStaffCategories } from '@fitout/contract/staff-categories.ts'
import { type RaRecord, useGetList } from 'react-admin'

export type Category = Answer<typeof listStaffCategories>['data'][number]
export type PlacedCategory = Category & { depth: number; isFirst: boolean; isLast: boolean }

const everything = { pagination: { page: 1, perPage: 100 } }

/** All categories, each followed by what is below it. */
export function useCategories(): PlacedCategory[] {
  const { data = [] } = useGetList<Category & RaRecord>('categories', everything)
  return inTreeOrder(data, null, 0)
}

function inTreeOrder(all: Category[], parentId: string | null, depth: number): PlacedCategory[] {
  const sisters = all.filter(({ parent_id }) => parent_id === parentId)
  return sisters.flatMap((one, index) => [
    { ...one, depth, isFirst: index === 0, isLast: index === sisters.length - 1 },
    ...inTreeOrder(all, one._id, depth + 1),
  ])
}
