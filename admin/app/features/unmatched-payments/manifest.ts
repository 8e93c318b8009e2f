import PaymentIcon from '@mui/icons-material/RuleOutlined'
import { listUnmatchedPayments } from '@fitout/contract/staff/unmatched-payments.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { PaymentsPage } from './unmatched-payments-page.tsx'

export const manifest: Manifest = {
  menu: [{ place: 50, icon: PaymentIcon, name: 'payments.name', to: '/payments', permission: 'payments.decide' }],
  screens: { '/payments': PaymentsPage },
  readers: { 'payment-puzzles': { list: (query) => staffCall(listUnmatchedPayments, { query }) } },
}
