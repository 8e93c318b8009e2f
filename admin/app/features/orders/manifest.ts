import { withQuery } from '@fitout/contract/with-query.ts'
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 20,
      icon: ReceiptIcon,
      name: 'resources.orders.name',
      group: 'orders',
      waits: ['deliveries'],
      daily: 1,
      letter: 'o',
      to: '/orders',
      permission: 'orders.read',
    },
  ],
  found: { order: (id) => `/orders/${id}/show` },
  foundAll: { order: (typed) => withQuery('/orders', { q: typed, archived: 'with' }) },
  commands: [{ name: 'orderDesk.new', also: 'orderDesk.title', to: '/orders/new', permission: 'orders.place' }],
  screens: {
    '/orders': async () => (await import('./order-list.tsx')).OrderList,
    '/orders/new': async () => (await import('./new-order/new-order-page.tsx')).NewOrderPage,
    '/orders/:id/show': async () => (await import('./order-page.tsx')).OrderPage,
  },
}
