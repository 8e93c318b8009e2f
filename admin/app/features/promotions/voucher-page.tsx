import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { findStaffVoucher } from '@fitout/contract/staff-vouchers.ts'
import { useGetOne, useLocale, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { Screen } from '../../shared/screen.tsx'
import { VoucherForm } from './voucher-form.tsx'

export type Voucher = Answer<typeof findStaffVoucher>['data']

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

/** One voucher, or a new one. */
export function VoucherPage() {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const { id = '' } = useParams()
  const isNew = id === ''
  const { data, error } = useGetOne<Voucher & { id: string }>('vouchers', { id }, { enabled: !isNew })
  const voucher = isNew ? newVoucher : data
  if (!voucher) return <Screen error={error} />
  const title = isNew ? t('promotions.newVoucher') : inLocale(voucher.title, locale)
  return (
    <Screen heading={title} lead={isNew ? '' : t('promotions.taken', { count: voucher.taken })}>
      <VoucherForm key={voucher._id} voucher={voucher} />
    </Screen>
  )
}
