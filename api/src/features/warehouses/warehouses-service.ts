import type { Context } from '../../context.ts'
import { listWarehouses } from './warehouses-queries.ts'

export async function showWarehouses(context: Context, storeId: string, query: { page: number; per_page: number }) {
  const { total, warehouses } = await listWarehouses(context.db, storeId, query)
  return { total, page: warehouses.map(({ id, title, address }) => ({ _id: id, title, address })) }
}
