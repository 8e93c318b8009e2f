import { createYielding } from '../../http/yielding.ts'
import type { Catalogue, ProductColumns } from './catalogue.ts'
import { addTo, emptySet, isIn, placesIn } from './product-set.ts'

export type Compare = (a: number, b: number) => number
export type Sorting = (products: ProductColumns) => Compare

export const recommendedFirst: Sorting =
  ({ ranks, numbers }) =>
  (a, b) =>
    (ranks[b] ?? 0) - (ranks[a] ?? 0) || (numbers[a] ?? 0) - (numbers[b] ?? 0)

/** Few enough to sort without yielding. */
const sortedAtOnce = 2_000

type Making = { order: Promise<Uint32Array>; changed: Set<number> }
type Orders = { sortings: Map<string, Sorting>; making: Map<string, Making> }

const ordersOf = new WeakMap<Catalogue, Orders>()

function ordersFor(catalogue: Catalogue): Orders {
  const orders = ordersOf.get(catalogue) ?? { sortings: new Map(), making: new Map() }
  ordersOf.set(catalogue, orders)
  return orders
}

/** All visible products in recommended order. */
export function recommendedPlaces(catalogue: Catalogue): Uint32Array | Promise<Uint32Array> {
  return orderBy(catalogue, 'recommended desc', recommendedFirst)
}

/** Returns the places of visible products in an order, which is kept and updated from then on. */
export function orderBy(catalogue: Catalogue, name: string, sorting: Sorting): Uint32Array | Promise<Uint32Array> {
  const known = catalogue.orders.get(name)
  if (known) return known
  const { sortings, making } = ordersFor(catalogue)
  sortings.set(name, sorting)
  const running = making.get(name)
  if (running) return running.order
  const changed = new Set<number>()
  const order = make(catalogue, name, sorting, changed).finally(() => making.delete(name))
  making.set(name, { order, changed })
  return order
}

async function make(catalogue: Catalogue, name: string, sorting: Sorting, changed: Set<number>): Promise<Uint32Array> {
  // Sorts a snapshot of the columns; changes made meanwhile are merged in afterwards.
  const sorted = await sortedInTurns(placesIn(catalogue.everything), sorting(frozen(catalogue)))
  const order = changed.size > 0 ? spliced(catalogue, sorted, changed, sorting(catalogue.products)) : sorted
  catalogue.orders.set(name, order)
  return order
}

function frozen({ products }: Catalogue): ProductColumns {
  return {
    ...products,
    titles: products.titles.frozen(),
    numbers: products.numbers.slice(),
    ranks: products.ranks.slice(),
    ratingSums: products.ratingSums.slice(),
    ratingCounts: products.ratingCounts.slice(),
    publishedAt: products.publishedAt.slice(),
    cents: products.cents.slice(),
  }
}

/**
 * Sorts without blocking the event loop: small runs, merged pairwise. Without a comparison numbers ascend, which is much
 * faster than comparing them by a function.
 */
export async function sortedInTurns<Numbers extends Uint32Array | Float64Array>(
  numbers: Numbers,
  compare?: Compare,
): Promise<Numbers> {
  const yieldIfDue = createYielding()
  for (let start = 0; start < numbers.length; start += sortedAtOnce) {
    numbers.subarray(start, start + sortedAtOnce).sort(compare)
    if (numbers.length > sortedAtOnce) await yieldIfDue()
  }
  const isInOrder = (a: number, b: number) => (compare ? compare(a, b) <= 0 : a <= b)
  let [from, to]: [Numbers, Numbers] = [numbers, numbers.slice() as Numbers]
  for (let width = sortedAtOnce; width < numbers.length; width *= 2) {
    for (let start = 0; start < numbers.length; start += 2 * width) {
      let [left, right, at] = [start, start + width, start]
      const [leftEnd, end] = [Math.min(right, numbers.length), Math.min(start + 2 * width, numbers.length)]
      while (at < end) {
        const stop = Math.min(end, at + sortedAtOnce)
        for (; at < stop; at += 1) {
          const isLeft = left < leftEnd && (right >= end || isInOrder(from[left] ?? 0, from[right] ?? 0))
          to[at] = (isLeft ? from[left++] : from[right++]) ?? 0
        }
        await yieldIfDue()
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Moves changed products to their new positions; call it after the columns are updated. */
export function moveInOrders(catalogue: Catalogue, places: readonly number[]): void {
  const { sortings, making } = ordersFor(catalogue)
  for (const [name, order] of catalogue.orders) {
    const sorting = sortings.get(name)
    if (sorting) catalogue.orders.set(name, spliced(catalogue, order, new Set(places), sorting(catalogue.products)))
  }
  for (const { changed } of making.values()) for (const place of places) changed.add(place)
}

/** Rebuilds all requested orders one after another; the previous ones are served until then. */
export async function renewOrders(catalogue: Catalogue): Promise<void> {
  const { sortings, making } = ordersFor(catalogue)
  for (const [name, sorting] of sortings) {
    await making.get(name)?.order
    const changed = new Set<number>()
    const order = make(catalogue, name, sorting, changed).finally(() => making.delete(name))
    making.set(name, { order, changed })
    await order
  }
}

function spliced(
  { everything, room }: Catalogue,
  order: Uint32Array,
  changed: ReadonlySet<number>,
  compare: Compare,
): Uint32Array {
  const stayed = withoutPlaces(order, changed, room)
  const added = Uint32Array.from([...changed].filter((place) => isIn(everything, place))).toSorted(compare)
  const result = new Uint32Array(stayed.length + added.length)
  let [from, at] = [0, 0]
  for (const place of added) {
    const to = firstAfter(stayed, from, (other) => compare(other, place) > 0)
    result.set(stayed.subarray(from, to), at)
    at += to - from
    from = to
    result[at] = place
    at += 1
  }
  result.set(stayed.subarray(from), at)
  return result
}

function withoutPlaces(order: Uint32Array, gone: ReadonlySet<number>, room: number): Uint32Array {
  // For a few places, searching is faster than filtering all.
  if (gone.size <= 4) {
    return [...gone].reduce((left, place) => {
      const at = left.indexOf(place)
      if (at < 0) return left
      const rest = new Uint32Array(left.length - 1)
      rest.set(left.subarray(0, at))
      rest.set(left.subarray(at + 1), at)
      return rest
    }, order)
  }
  const set = emptySet(room)
  for (const place of gone) addTo(set, place)
  return order.filter((place) => !isIn(set, place))
}

function firstAfter(order: Uint32Array, start: number, isAfter: (place: number) => boolean): number {
  let [low, high] = [start, order.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isAfter(order[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
