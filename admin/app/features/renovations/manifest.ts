import RenovationIcon from '@mui/icons-material/HomeWorkOutlined'
import type { Manifest } from '../../shared/manifest.ts'
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
}
