import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { readFigures } from '@fitout/contract/staff-figures.ts'
import type { Context } from '../../context.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { lowStockFrom } from '../products/products-service.ts'
import { countLateEnquiries, countLowStock, listDays, listLowStockRows } from './figures-queries.ts'

const daysShown = 30

export async function showFigures({ db, clock }: Context): Promise<AnswerInput<typeof readFigures>> {
  const now = clock.now()
  const days = await listDays(db, now, daysShown)
  return {
    data: {
      late_enquiries: await countLateEnquiries(db, now),
      low_stock: await countLowStock(db, lowStockFrom),
      days: days.map(({ sales_cents, ...day }) => ({ ...day, sales: toDollars(Number(sales_cents)) })),
    },
  }
}

export async function showLowStock(context: Context, page: PageRequest) {
  const { page: number, per_page: size } = page.query
  const { rows, total } = await listLowStockRows(context.db, lowStockFrom, { offset: (number - 1) * size, limit: size })
  return pageOf(
    context,
    page,
    rows.map(({ id: _id, ...row }) => ({ _id, ...row })),
    total,
  )
}
