import ProofIcon from '@mui/icons-material/FactCheckOutlined'
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { findStaffOrder, listStaffOrders } from '@fitout/contract/staff/orders.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'
import { ProofsPage } from './proofs-page.tsx'

export const manifest: Manifest = {
  menu: [
    { place: 10, icon: ProofIcon, name: 'resources.proofs.name', to: '/proofs', permission: 'payments.decide' },
    { place: 20, icon: ReceiptIcon, name: 'resources.orders.name', to: '/orders', permission: 'orders.read' },
  ],
  screens: { '/proofs': ProofsPage },
  resources: [
    { name: 'orders', list: OrderList, show: OrderPage, recordRepresentation: 'reference', permission: 'orders.read' },
  ],
  readers: {
    orders: {
      list: (query) => staffCall(listStaffOrders, { query }),
      one: async (id) => (await staffCall(findStaffOrder, { params: { id } })).data,
    },
  },
}
