import { findStaffVoucher } from '@fitout/contract/staff/vouchers.ts'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useMay } from '../../shared/use-may.ts'
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

/** One voucher, how many were taken, and the orders that carry one. */
export function VoucherPage() {
  const t = useTranslate()
  const may = useMay()
  return (
    <OfferPage
      find={findStaffVoucher}
      fresh={newVoucher}
      freshTitle="offers.newVoucher"
      lead={({ taken, code }) => t(code === null ? 'offers.redeemed' : 'offers.taken', { count: taken })}
      subject="voucher"
      renderBeside={({ _id: id }) => may('orders.read') && <OrdersOf voucherId={id} />}
    >
      {(voucher) => <VoucherForm key={voucher._id} voucher={voucher} />}
    </OfferPage>
  )
}

function OrdersOf({ voucherId }: { voucherId: string }) {
  const t = useTranslate()
  return (
    <Button component={Link} to={`/orders?voucher_id=${voucherId}&archived=with`} variant="outlined">
      {t('offers.itsOrders')}
    </Button>
  )
}
