import DeliveryIcon from '@mui/icons-material/LocalShippingOutlined'
import type { Manifest } from '../../shared/manifest.ts'
import { CourierPage } from './courier-page.tsx'
import { CouriersPage } from './couriers-page.tsx'
import { PickUpPointsPage } from './pick-up-points-page.tsx'

export const manifest: Manifest = {
  menu: [{ place: 110, icon: DeliveryIcon, name: 'couriers.title', to: '/couriers', permission: 'delivery.read' }],
  screens: { '/couriers': CouriersPage, '/couriers/:id': CourierPage, '/pick-up-points': PickUpPointsPage },
}
