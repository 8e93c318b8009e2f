import type { addToCart } from '@fitout/contract/cart.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { copyLine, readCopy } from './cart-copy.ts'

type Booking = BodyInput<typeof addToCart>['booking']
export type WaitingLine = { storeId: string; id: string; qty: number; booking?: Booking }

const key = 'fitout-waiting-lines'

/** Additions queued while offline. */
export function waitingLines(): WaitingLine[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isLine).map(withSlot) : []
  } catch {
    return []
  }
}

/**
 * Queues units and returns the resulting quantity of the line. The total quantity is sent, so that a line whose answer
 * was lost is not added twice.
 */
export function noteForLater(storeId: string, line: { id: string; qty: number; booking?: Booking }): number {
  const known = readCopy(storeId).find(({ id }) => id === line.id)?.qty ?? 0
  const qty = known + line.qty
  copyLine(storeId, { id: line.id, qty })
  keep([...waitingLines().filter(({ id }) => id !== line.id), { ...line, storeId, qty }])
  return qty
}

export function forgetWaiting(sent?: WaitingLine): void {
  keep(sent ? waitingLines().filter(({ id, qty }) => id !== sent.id || qty !== sent.qty) : [])
}

function keep(lines: WaitingLine[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(lines))
  } catch {
    // Without storage the queue is lost; the visitor still has the page open.
  }
}

/** Drops the wished time, which only former releases had. */
function withSlot({ booking, ...line }: WaitingLine): WaitingLine {
  return booking?.slot_id ? { ...line, booking } : line
}

function isLine(value: unknown): value is WaitingLine {
  if (typeof value !== 'object' || value === null) return false
  const { storeId, id, qty } = value as Partial<WaitingLine>
  return typeof storeId === 'string' && typeof id === 'string' && Number.isInteger(qty) && Number(qty) > 0
}
