import type { Context } from '../../context.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { listWarehouses } from './warehouses-queries.ts'

export async function showWarehouses(context: Context, storeId: string, request: PageRequest) {
  const found = await listWarehouses(context.db, storeId, placeOf(request.query))
  return pageOf(context, request, found, (rows) => rows.map(({ id, title, address }) => ({ _id: id, title, address })))
}
