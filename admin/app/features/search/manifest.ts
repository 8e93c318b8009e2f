import SearchOffIcon from '@mui/icons-material/SearchOff'
import type { Manifest } from '../../shared/manifest.ts'

const permission = 'configuration.read'

export const manifest: Manifest = {
  menu: [
    {
      place: 230,
      icon: SearchOffIcon,
      name: 'resources.empty-searches.name',
      group: 'catalogue',
      to: '/empty-searches',
      permission,
    },
  ],
  screens: { '/empty-searches': async () => (await import('./empty-search-list.tsx')).EmptySearchList },
}
