import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { lockServiceSlots } from '../appointments/appointments-service.ts'
import type { CartLine } from '../cart/cart-service.ts'

/**
 * Every service has a slot with a free place; the slots stay locked. Throws `booking-required`, `slot-full`; `pathOf`
 * names the field of a variant.
 */
export async function requireBookings(
  { clock }: Context,
  trx: Database,
  chosen: CartLine[],
  pathOf: (variantId: string) => string,
): Promise<void> {
  const services = chosen.filter((line) => line.kind === 'SERVICE')
  if (services.length === 0) return
  const wishes = services.flatMap(({ variant_id: id, slot_id: slotId }) => (slotId ? [{ id, slotId }] : []))
  const faults = await lockServiceSlots(trx, wishes, clock.now())
  const unbooked = services.flatMap(({ variant_id: id, slot_id: slotId }) => {
    const code = slotId ? faults.has(id) && ('slot-not-on-offer' as const) : ('required' as const)
    return code ? [{ id, path: pathOf(id), code }] : []
  })
  if (unbooked.length === 0) return
  const isOnlyFull = unbooked.every(({ id }) => faults.get(id) === 'full')
  throw new AppError(isOnlyFull ? 'slot-full' : 'booking-required', {
    errors: unbooked.map(({ path, code }) => ({ path, code })),
    details: { product_variant_ids: unbooked.map(({ id }) => id) },
  })
}
