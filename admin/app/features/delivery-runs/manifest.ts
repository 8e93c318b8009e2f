import TruckIcon from '@mui/icons-material/LocalShippingOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 22,
      icon: TruckIcon,
      name: 'deliveryRuns.title',
      group: 'orders',
      to: '/delivery-runs',
      permission: 'orders.deliver',
    },
  ],
  screens: { '/delivery-runs': async () => (await import('./delivery-runs-page.tsx')).DeliveryRunsPage },
}
