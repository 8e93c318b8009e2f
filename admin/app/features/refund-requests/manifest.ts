import RefundIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 40,
      icon: RefundIcon,
      name: 'resources.refunds.name',
      group: 'orders',
      waits: ['refunds', 'sendBack'],
      to: '/refunds',
      permission: 'refunds.read',
    },
  ],
  screens: {
    '/refunds': async () => (await import('./refunds-page.tsx')).RefundsPage,
    '/refunds/:id': async () => (await import('./refund-page.tsx')).RefundPage,
  },
}
