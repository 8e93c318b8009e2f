import ProofIcon from '@mui/icons-material/FactCheckOutlined'
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import type { Manifest } from '../../shared/manifest.ts'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'
import { ProofsPage } from './proofs-page.tsx'

export const manifest: Manifest = {
  menu: [
    { place: 10, icon: ProofIcon, name: 'resources.proofs.name', to: '/proofs', permission: 'payments.decide' },
    { place: 20, icon: ReceiptIcon, name: 'resources.orders.name', to: '/orders', permission: 'orders.read' },
  ],
  screens: { '/proofs': ProofsPage, '/orders': OrderList, '/orders/:id/show': OrderPage },
}
