import SiteIcon from '@mui/icons-material/EngineeringOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 36,
      icon: SiteIcon,
      name: 'resources.sites.name',
      group: 'works',
      daily: 4,
      to: '/sites',
      permission: 'site.work',
    },
  ],
  screens: {
    '/sites': async () => (await import('./sites-page.tsx')).SitesPage,
    '/sites/:id': async () => (await import('./site-page.tsx')).SitePage,
    '/sites/:id/report': async () => (await import('./report-page.tsx')).ReportPage,
  },
}
