import ExportIcon from '@mui/icons-material/FolderZipOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 234,
      icon: ExportIcon,
      name: 'contentExports.title',
      to: '/content-export',
      permission: 'content.export',
    },
  ],
  screens: { '/content-export': async () => (await import('./content-exports-page.tsx')).ContentExportsPage },
}
