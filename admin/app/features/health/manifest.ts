import HealthIcon from '@mui/icons-material/MonitorHeartOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [{ place: 235, icon: HealthIcon, name: 'resources.health.name', to: '/health', permission: 'jobs.read' }],
  screens: { '/health': async () => (await import('./health-page.tsx')).HealthPage },
}
