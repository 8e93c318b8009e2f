import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [{ place: 240, icon: HistoryIcon, name: 'resources.audit.name', to: '/audit', permission: 'audit.read' }],
  screens: { '/audit': async () => (await import('./audit-list.tsx')).AuditList },
}
