import { CallError } from '@fitout/contract/client.ts'
import type { ErrorCode } from '@fitout/contract/errors.ts'
import { type CheckoutField, checkoutFields, type Faults } from './check-details.ts'

/** Why an order was not placed, as the form shows it; `lost` cannot be fixed in the form. */
export type Refusal =
  | { kind: 'fields'; faults: Faults }
  | { kind: 'price-changed'; before: number }
  | { kind: 'short'; variantIds: string[] }
  | { kind: 'unbooked'; variantIds: string[] }
  | { kind: 'not-sent' }
  | { kind: 'words'; text: string; waitSeconds?: number; leadsTo?: 'order-tracking' | 'cart' }
  | { kind: 'lost' }

const fieldOfPath: Record<string, CheckoutField> = {
  'delivery_details.name': 'name',
  'delivery_details.phone': 'phone',
  'delivery_details.area_code': 'phone',
  'delivery_details.email': 'email',
  'delivery_details.address': 'building',
  'delivery_details.district': 'district',
  'delivery_info.district': 'district',
  'delivery_info.sub_district': 'subDistrict',
  'delivery_info.pick_up_point_code': 'pickUpPoint',
  'delivery_details.note': 'note',
  'delivery_info.courier_id': 'courier',
  payment_channel: 'channel',
  payment_method: 'channel',
}

/** Errors that customers can fix, with messages that say how. */
const mendable = new Set<ErrorCode>([
  'too-many-open-orders',
  'hold-too-large',
  'request-in-progress',
  'rate-limited',
  'service-busy',
  'no-session',
  'cart-empty',
  'line-not-in-cart',
  'voucher-not-applicable',
  'voucher-used',
  'payment-provider-unavailable',
  'card-not-found',
])

export function refusalOf(error: unknown, expectedTotal: number): Refusal {
  if (!(error instanceof CallError)) return { kind: 'lost' }
  const { code, message, errors = [], details } = error.problem
  switch (code) {
    case 'invalid-input': {
      const faults = faultsOf(errors)
      return Object.keys(faults).length > 0 ? { kind: 'fields', faults } : { kind: 'words', text: message }
    }
    case 'courier-not-available':
    case 'parcel-too-large':
    case 'pick-up-point-not-available':
    case 'pick-up-point-too-small':
      return { kind: 'words', text: message }
    case 'payment-method-not-available':
      return { kind: 'fields', faults: { channel: 'not-listed' } }
    case 'price-changed':
      return { kind: 'price-changed', before: expectedTotal }
    case 'out-of-stock':
    case 'variant-not-on-sale':
      return { kind: 'short', variantIds: idsIn(details) }
    case 'booking-required':
    case 'slot-full':
      return { kind: 'unbooked', variantIds: idsIn(details) }
    case 'service-unavailable':
      return { kind: 'not-sent' }
    default:
      if (!mendable.has(code)) return { kind: 'lost' }
      return {
        kind: 'words',
        text: message,
        waitSeconds: error.retryAfterSeconds,
        leadsTo:
          code === 'too-many-open-orders'
            ? 'order-tracking'
            : code.includes('cart') || code === 'hold-too-large'
              ? 'cart'
              : undefined,
      }
  }
}

function faultsOf(errors: NonNullable<CallError['problem']['errors']>): Faults {
  const faults: Faults = {}
  for (const { path, code } of errors) {
    const field = Object.hasOwn(fieldOfPath, path) ? fieldOfPath[path] : undefined
    if (field && checkoutFields.includes(field)) faults[field] ??= code
  }
  return faults
}

function idsIn(details: Record<string, unknown> | undefined): string[] {
  const ids = details?.['product_variant_ids']
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
