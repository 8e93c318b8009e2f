import { CallError } from '@fitout/contract/client.ts'
import { moveStock, priceVariant } from '@fitout/contract/staff/variants.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { dollarsOf, plainNumber } from '../../shared/typed-number.ts'
import type { Product } from './product.ts'

export type Variant = Product['variants'][number]

/** The input of a cell, and the version at its beginning, which the save is checked against. */
export type Cell = { typed: string; seen: string }
/** By `price`, or the id of a warehouse. */
export type Cells = Record<string, Cell>

const shelfOf = (variant: Variant, name: string) => variant.shelves.find(({ warehouse_id: id }) => id === name)

/** The value of a cell without input. */
export function storedIn(variant: Variant, name: string): string {
  if (name === 'price') return String(variant.price)
  return String(shelfOf(variant, name)?.available ?? '')
}

/** The version that a save of the cell is checked against. */
export function versionIn(variant: Variant, name: string): string {
  return name === 'price' ? variant.prices_version : storedIn(variant, name)
}

const numberOf = (typed: string) => Number(plainNumber(typed))

export const isNumber = (typed: string) => plainNumber(typed) !== '' && numberOf(typed) >= 0

/** The key of what is wrong with a cell; a price is never rounded silently. */
export function faultIn(name: string, typed: string): 'noPrice' | 'noCents' | 'noCount' | undefined {
  if (name !== 'price') return isNumber(typed) && Number.isInteger(numberOf(typed)) ? undefined : 'noCount'
  if (!isNumber(typed)) return 'noPrice'
  return dollarsOf(plainNumber(typed)) === numberOf(typed) ? undefined : 'noCents'
}

/**
 * Sets a price, or records the difference of a shelf as counted; resolves to the version for the next save. Throws `CallError`,
 * also after a concurrent change.
 */
export async function saveCell(variant: Variant, name: string, cell: Cell, reason: string): Promise<string> {
  const { typed, seen } = cell
  const params = { id: variant._id }
  if (name === 'price') {
    const { sale_percent, sale_starts_at, sale_ends_at } = variant
    const body = { price: dollarsOf(plainNumber(typed)), sale_percent, sale_starts_at, sale_ends_at, version: seen }
    const { data } = await staffCall(priceVariant, { params, body })
    return data.variants.find(({ _id }) => _id === variant._id)?.prices_version ?? ''
  }
  const quantity = numberOf(typed) - Number(seen)
  const body = { warehouse_id: name, quantity, reason, seen: Number(seen) }
  if (quantity !== 0) await staffCall(moveStock, { params, body })
  return String(numberOf(typed))
}

export const isConflict = (error: unknown) => error instanceof CallError && error.problem.code === 'changed-meanwhile'
