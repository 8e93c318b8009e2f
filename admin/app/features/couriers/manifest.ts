import DeliveryIcon from '@mui/icons-material/LocalShippingOutlined'
import { listStaffCouriers, listStaffPickUpPoints } from '@fitout/contract/staff/couriers.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { CourierPage } from './courier-page.tsx'
import { CouriersPage } from './couriers-page.tsx'
import { PickUpPointsPage } from './pick-up-points-page.tsx'

export const manifest: Manifest = {
  menu: [{ place: 110, icon: DeliveryIcon, name: 'couriers.title', to: '/couriers', permission: 'delivery.read' }],
  screens: { '/couriers': CouriersPage, '/couriers/:id': CourierPage, '/pick-up-points': PickUpPointsPage },
  readers: {
    couriers: { list: (query) => staffCall(listStaffCouriers, { query }) },
    'pick-up-points': {
      list: async (query) => {
        const { data, total } = await staffCall(listStaffPickUpPoints, { query })
        return { data: data.map((row) => ({ _id: `${row.courier_id} ${row.code}`, ...row })), total }
      },
    },
  },
}
