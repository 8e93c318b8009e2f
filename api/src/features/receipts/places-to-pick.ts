import type { Words } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { hasSeveralWarehouses, listShelvesOf, type OrderToPack, type ShelfOfOrder } from '../orders/orders-service.ts'

type Line = OrderToPack['lines'][number] & { reference: string }
/** Without a warehouse if there is only one, or for units on no shelf. */
export type PlaceToPick = { warehouse: Words | undefined; lines: Line[] }

/** What to fetch for these orders, by the warehouse that the units are taken from, the nearest first. */
export async function placesToPick({ db }: Context, orders: readonly OrderToPack[]): Promise<PlaceToPick[]> {
  const lines = orders.flatMap(({ lines: own, reference, _id: orderId }) =>
    own.map((line) => ({ ...line, reference, orderId })),
  )
  if (!(await hasSeveralWarehouses(db))) return [{ warehouse: undefined, lines }]
  const ids = orders.map(({ _id: id }) => id)
  const shelves = (await listShelvesOf(db, ids)).map((shelf) => ({ ...shelf }))
  const places = new Map<string, PlaceToPick & { priority: number }>()
  const noPlace: PlaceToPick = { warehouse: undefined, lines: [] }
  for (const line of lines) {
    let open = line.qty
    for (const shelf of shelves.filter((one) => isFor(one, line))) {
      const qty = Math.min(open, shelf.units)
      if (qty === 0) continue
      shelf.units -= qty
      open -= qty
      const { warehouse_id: id, warehouse, priority } = shelf
      const place = places.get(id) ?? { warehouse, priority, lines: [] }
      places.set(id, place)
      place.lines.push({ ...line, qty })
    }
    if (open > 0) noPlace.lines.push({ ...line, qty: open })
  }
  const inOrder = [...places.values()].toSorted((a, b) => a.priority - b.priority)
  return [...inOrder, ...(noPlace.lines.length > 0 ? [noPlace] : [])]
}

function isFor({ order_id, variant_id }: ShelfOfOrder, line: Line & { orderId: string }): boolean {
  return order_id === line.orderId && variant_id === line.product_variant_id
}
