import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined'
import { listStockDemand } from '@fitout/contract/stock-notices.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { StockDemandList } from './stock-demand-list.tsx'

const permission = 'products.read'

export const manifest: Manifest = {
  menu: [{ place: 220, icon: NotificationsIcon, name: 'resources.stock-demand.name', to: '/stock-demand', permission }],
  resources: [{ name: 'stock-demand', list: StockDemandList, permission }],
  readers: { 'stock-demand': { list: (query) => staffCall(listStockDemand, { query }) } },
}
