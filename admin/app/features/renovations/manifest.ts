import RenovationIcon from '@mui/icons-material/HomeWorkOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 35,
      icon: RenovationIcon,
      name: 'resources.renovations.name',
      group: 'works',
      waits: ['overdue', 'expiring', 'defect', 'permit'],
      to: '/renovations',
      permission: 'renovations.read',
    },
  ],
  screens: {
    '/renovations': async () => (await import('./renovations-page.tsx')).RenovationsPage,
    '/renovations/:id': async () => (await import('./renovation-page.tsx')).RenovationPage,
  },
}
