import { OwnVouchersPage } from '../../features/vouchers/own/own-vouchers-page.tsx'

export default function AccountVouchersRoute() {
  return <OwnVouchersPage />
}
