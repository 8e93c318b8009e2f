import RefundIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import { listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { RefundsPage } from './refunds-page.tsx'

export const manifest: Manifest = {
  menu: [{ place: 40, icon: RefundIcon, name: 'resources.refunds.name', to: '/refunds', permission: 'refunds.read' }],
  screens: { '/refunds': RefundsPage },
  readers: { 'refund-requests': { list: (query) => staffCall(listStaffRefundRequests, { query }) } },
}
