import DeliveryIcon from '@mui/icons-material/LocalShippingOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [{ place: 110, icon: DeliveryIcon, name: 'couriers.title', to: '/couriers', permission: 'delivery.read' }],
  commands: [{ name: 'officeSearch.commands.pickUpPoints', to: '/pick-up-points', permission: 'delivery.read' }],
  screens: {
    '/couriers': async () => (await import('./couriers-page.tsx')).CouriersPage,
    '/couriers/:id': async () => (await import('./courier-page.tsx')).CourierPage,
    '/pick-up-points': async () => (await import('./pick-up-points-page.tsx')).PickUpPointsPage,
  },
}
