import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 220,
      icon: MoveIcon,
      name: 'resources.imports.name',
      to: '/imports',
      permission: 'imports.run',
    },
  ],
  screens: {
    '/imports': async () => (await import('./imports-page.tsx')).ImportsPage,
    '/imports/:id': async () => (await import('./import-page.tsx')).ImportPage,
  },
}
