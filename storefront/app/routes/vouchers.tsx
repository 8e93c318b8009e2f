import { allVouchers } from '@fitout/contract/vouchers.ts'
import { discountTypeIn, VoucherStorePage } from '../features/vouchers/voucher-store-page.tsx'
import { pageRequest } from '../shared/page/page-request.ts'
import { voucherView } from '../shared/vouchers/voucher-words.ts'
import type { Route } from './+types/vouchers.ts'

const pageSize = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, locale } = context.get(pageRequest)
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const type = discountTypeIn(url.searchParams)
  const { data, total, per_page } = await call(allVouchers, {
    query: { discount_type: type, page, per_page: pageSize },
  })
  return {
    vouchers: data.map((voucher) => voucherView(voucher, locale)),
    type,
    page,
    lastPage: Math.max(1, Math.ceil(total / per_page)),
  }
}

export default function Vouchers({ loaderData }: Route.ComponentProps) {
  return <VoucherStorePage {...loaderData} />
}
