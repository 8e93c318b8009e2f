import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { AuditList } from './audit-list.tsx'

export const manifest: Manifest = {
  menu: [{ place: 240, icon: HistoryIcon, name: 'resources.audit.name', to: '/audit', permission: 'audit.read' }],
  resources: [{ name: 'audit', list: AuditList, permission: 'audit.read' }],
  readers: { audit: { list: (query) => staffCall(listAudit, { query }) } },
}
