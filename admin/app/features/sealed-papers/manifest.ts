import SealedIcon from '@mui/icons-material/Inventory2Outlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 39,
      icon: SealedIcon,
      name: 'resources.sealedPapers.name',
      to: '/sealed-papers',
      permission: 'sealed-papers.read',
    },
  ],
  screens: { '/sealed-papers': async () => (await import('./sealed-papers-page.tsx')).SealedPapersPage },
}
