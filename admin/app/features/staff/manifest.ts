import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [{ place: 210, icon: PeopleIcon, name: 'resources.staff.name', to: '/staff', permission: 'staff.read' }],
  screens: { '/staff': async () => (await import('./staff-list.tsx')).StaffList },
}
