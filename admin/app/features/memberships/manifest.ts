import LevelsIcon from '@mui/icons-material/CardMembershipOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 140,
      icon: LevelsIcon,
      name: 'levels.title',
      group: 'customers',
      to: '/membership',
      permission: 'configuration.read',
    },
  ],
  screens: { '/membership': async () => (await import('./membership-page.tsx')).MembershipPage },
}
