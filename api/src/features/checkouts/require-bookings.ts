import { everyDay, type OpenDays } from '@fitout/contract/booking-days.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { slotFaults, type SlotRow } from '../appointments/appointments-service.ts'
import type { CartLine } from '../cart/cart-service.ts'

/**
 * Requires free capacity for every service in the locked slots, on days that are not closed. Throws `booking-required`, `slot-full`; `pathOf`
 * names the field of a variant.
 */
export function requireBookings(
  { clock }: Context,
  { slots, openDays = everyDay }: { slots: ReadonlyMap<string, SlotRow>; openDays: OpenDays | undefined },
  chosen: CartLine[],
  pathOf: (variantId: string) => string,
): void {
  const services = chosen.filter((line) => line.kind === 'SERVICE')
  const wishes = services.flatMap(({ variant_id: id, slot_id: slotId }) => (slotId ? [{ id, slotId }] : []))
  const faults = slotFaults(slots, wishes, { openDays, now: clock.now() })
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
