import PaymentIcon from '@mui/icons-material/FactCheckOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 10,
      icon: PaymentIcon,
      name: 'resources.payment-records.name',
      group: 'orders',
      waits: ['proofs'],
      letter: 'y',
      to: '/proofs',
      permission: 'payments.decide',
    },
  ],
  // The address in mails and bookmarks, named after what was first checked there: the proofs of orders.
  screens: { '/proofs': async () => (await import('./payment-queue-page.tsx')).PaymentQueuePage },
}
