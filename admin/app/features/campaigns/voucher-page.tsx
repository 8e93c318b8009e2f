import { findStaffVoucher } from '@fitout/contract/staff/vouchers.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { OfferPage } from './offer-page.tsx'
import { VoucherForm } from './voucher-form.tsx'
import type { Voucher } from './voucher.ts'

const newVoucher: Voucher = {
  _id: '',
  version: 0,
  state: 'draft',
  title: {},
  description: {},
  status: 'INACTIVE',
  code: null,
  points_required: 0,
  starts_at: new Date().toISOString(),
  ends_at: null,
  valid_days: 60,
  stock: null,
  taken: 0,
  per_account: 1,
  offer: null,
}

/** One voucher, and how many were redeemed. */
export function VoucherPage() {
  const t = useTranslate()
  return (
    <OfferPage
      find={findStaffVoucher}
      fresh={newVoucher}
      freshTitle="offers.newVoucher"
      lead={({ taken }) => t('offers.taken', { count: taken })}
    >
      {(voucher) => <VoucherForm key={voucher._id} voucher={voucher} />}
    </OfferPage>
  )
}
