import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined'
import type { Manifest } from '../../shared/manifest.ts'

const permission = 'products.read'

export const manifest: Manifest = {
  menu: [
    {
      place: 220,
      icon: NotificationsIcon,
      name: 'resources.stock-demand.name',
      group: 'catalogue',
      to: '/stock-demand',
      permission,
    },
  ],
  screens: { '/stock-demand': async () => (await import('./stock-demand-list.tsx')).StockDemandList },
}
