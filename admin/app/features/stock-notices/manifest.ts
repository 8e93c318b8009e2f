import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined'
import type { Manifest } from '../../shared/manifest.ts'
import { StockDemandList } from './stock-demand-list.tsx'

const permission = 'products.read'

export const manifest: Manifest = {
  menu: [{ place: 220, icon: NotificationsIcon, name: 'resources.stock-demand.name', to: '/stock-demand', permission }],
  screens: { '/stock-demand': StockDemandList },
}
