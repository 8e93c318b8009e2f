/** Every error the API answers on purpose: its stable code and its HTTP status. The words stand in `messages`. */
export const errorStatus = {
  'bad-json': 400,
  'bad-request': 400,
  'notification-not-genuine': 400,
  'no-session': 401,
  'invalid-credentials': 401,
  'passkey-not-recognised': 401,
  'second-factor-wrong': 401,
  'not-allowed': 403,
  'not-own-request': 403,
  'not-found': 404,
  'configuration-not-found': 404,
  'content-not-found': 404,
  'store-not-found': 404,
  'category-not-found': 404,
  'product-not-found': 404,
  'variant-not-found': 404,
  'order-not-found': 404,
  'refund-request-not-found': 404,
  'review-not-found': 404,
  'file-not-found': 404,
  'session-not-found': 404,
  'card-not-found': 404,
  'passkey-not-found': 404,
  'payment-session-not-found': 404,
  'post-not-found': 404,
  'project-not-found': 404,
  'export-not-found': 404,
  'voucher-not-found': 404,
  'staff-not-found': 404,
  'enquiry-not-found': 404,
  'method-not-allowed': 405,
  'out-of-stock': 409,
  'price-changed': 409,
  'illegal-transition': 409,
  'order-not-completed': 409,
  'order-not-paid': 409,
  'already-reviewed': 409,
  'already-decided': 409,
  'more-than-refundable': 409,
  'too-many-open-orders': 409,
  'too-many-cards': 409,
  'too-many-passkeys': 409,
  'passkey-already-added': 409,
  'orders-still-open': 409,
  'consent-wording-changed': 409,
  'voucher-used': 409,
  'voucher-sold-out': 409,
  'voucher-limit-reached': 409,
  'voucher-not-redeemable': 409,
  'not-enough-points': 409,
  'staff-email-taken': 409,
  'last-owner': 409,
  'no-receipt-yet': 409,
  'refund-exceeds-payment': 409,
  'request-in-progress': 409,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'invalid-input': 422,
  'idempotency-key-reused': 422,
  'verification-code-invalid': 422,
  'password-wrong': 422,
  'cart-empty': 422,
  'line-not-in-cart': 422,
  'line-not-in-order': 422,
  'variant-not-on-sale': 422,
  'voucher-not-applicable': 422,
  'wishlist-add-fail': 422,
  'courier-not-available': 422,
  'parcel-too-large': 422,
  'booking-required': 422,
  'payment-method-not-available': 422,
  'passkey-not-accepted': 422,
  'return-address-not-allowed': 422,
  'file-not-an-image': 422,
  'image-too-large': 422,
  'too-many-files': 429,
  'rate-limited': 429,
  'internal-error': 500,
  'service-unavailable': 503,
  'payment-provider-unavailable': 503,
  'service-busy': 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** What can be wrong with one field. */
export const fieldErrorCodes = [
  'required',
  'wrong-type',
  'unknown-field',
  'too-short',
  'too-long',
  'too-small',
  'too-big',
  'not-whole',
  'not-listed',
  'email-format',
  'phone-format',
  'password-format',
  'password-common',
  'date-format',
  'control-characters',
  'duplicate',
  'invalid',
] as const
export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** The one form of every error answer, sent as `application/problem+json`; its schema is in `wire.ts`. */
export type Problem = {
  status: number
  code: ErrorCode
  message: string
  errors?: { path: string; code: FieldErrorCode; message: string }[]
  details?: Record<string, unknown>
  request_id: string
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && (value.code as string) in errorStatus
}
