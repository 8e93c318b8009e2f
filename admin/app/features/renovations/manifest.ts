import { withQuery } from '@fitout/contract/with-query.ts'
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
      letter: 'r',
      to: '/renovations',
      permission: 'renovations.read',
    },
  ],
  found: { renovation: (id) => `/renovations/${id}` },
  foundAll: { renovation: (typed) => withQuery('/renovations', { q: typed }) },
  screens: {
    '/renovations': async () => (await import('./renovations-page.tsx')).RenovationsPage,
    '/renovations/:id': async () => (await import('./renovation-page.tsx')).RenovationPage,
  },
}
