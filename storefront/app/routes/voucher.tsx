import { findVoucher } from '@fitout/contract/vouchers.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { VoucherPage } from '../features/vouchers/voucher-page.tsx'
import { alternatePaths } from '../shared/page/alternate-paths.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import { voucherView } from '../shared/vouchers/voucher-words.ts'
import type { Route } from './+types/voucher.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, locale } = context.get(pageRequest)
  const { data } = await call(findVoucher, { params: { id: params.id } })
  const alternates = alternatePaths(data.title, (one) => pathTo('voucher', one, { id: data._id }))
  return { voucher: voucherView(data, locale), alternates }
}

export default function Voucher({ loaderData }: Route.ComponentProps) {
  return <VoucherPage key={loaderData.voucher._id} voucher={loaderData.voucher} />
}
