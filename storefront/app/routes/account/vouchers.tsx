import { OwnVouchersPage } from '../../features/own-vouchers/own-vouchers-page.tsx'

export default function AccountVouchersRoute() {
  return <OwnVouchersPage />
}
