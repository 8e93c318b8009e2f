import RenovationIcon from '@mui/icons-material/HomeWorkOutlined'
import { findStaffRenovation, listStaffRenovations } from '@fitout/contract/staff/renovations.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { RenovationPage } from './renovation-page.tsx'
import { RenovationsPage } from './renovations-page.tsx'

export const manifest: Manifest = {
  menu: [
    {
      place: 35,
      icon: RenovationIcon,
      name: 'resources.renovations.name',
      to: '/renovations',
      permission: 'renovations.read',
    },
  ],
  screens: { '/renovations': RenovationsPage, '/renovations/:id': RenovationPage },
  readers: {
    renovations: {
      list: (query) => staffCall(listStaffRenovations, { query }),
      one: async (id) => (await staffCall(findStaffRenovation, { params: { id } })).data,
    },
  },
}
