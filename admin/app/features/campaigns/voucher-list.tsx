import type { RaRecord } from 'react-admin'
import { OfferList } from './offer-list.tsx'
import type { Voucher } from './voucher.ts'

export function VoucherList() {
  return <OfferList<Voucher & RaRecord> kindOf={({ offer }) => offer && `discountType.${offer.discount_type}`} />
}
