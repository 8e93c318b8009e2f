import type { Translated } from '../message-types.ts'
import type { staffErrors as source } from '../zh/staff-errors.ts'

export const staffErrors: Translated<typeof source> = {
  'no-session': 'You have been away for a while. Please sign in again.',
  'not-found': 'This page or record was not found. It may have been removed.',
  'product-not-found': 'This product was not found. It may have been deleted.',
  'variant-not-found': 'This variant was not found. It may have been removed.',
  'order-not-found':
    'This order was not found. Check the link, or search for its reference or the customer’s name or telephone.',
  'enquiry-not-found':
    'This enquiry was not found. Check the link, or search for its reference or the customer’s name or telephone.',
  'customer-not-found':
    'This customer was not found. They may have been merged with another, or have deleted their account.',
  'appointment-not-found': 'This appointment was not found. Look for it in the list of appointments.',
  'renovation-not-found': 'This renovation was not found. Check the link, or look in the list of renovations.',
  'quotation-not-found': 'This quotation was not found. The renovation shows the present ones.',
  'variation-not-found': 'This variation was not found. The renovation shows the present ones.',
  'document-expired': 'This document is no longer valid. Send a new one.',
  'no-certificate-yet':
    'The certificate is not ready yet. The client can read and sign it once the studio has signed it.',
  'too-many-defects': 'This renovation has reached its limit of defects. Close some first.',
  'too-many-open-orders': 'This customer has several unpaid orders. Confirm or cancel one of them first.',
  'orders-still-open':
    'This customer has an order under way. The account can be deleted once it is completed or cancelled.',
  'renovations-still-open': 'This customer has a renovation under way. The account can be deleted after handover.',
  'not-enough-points': 'This customer does not have enough points.',
}
