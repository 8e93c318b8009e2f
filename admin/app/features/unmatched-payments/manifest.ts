import PaymentIcon from '@mui/icons-material/RuleOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 50,
      icon: PaymentIcon,
      name: 'payments.name',
      group: 'orders',
      waits: ['payments'],
      to: '/payments',
      permission: 'payments.decide',
    },
  ],
  screens: { '/payments': async () => (await import('./unmatched-payments-page.tsx')).PaymentsPage },
}
