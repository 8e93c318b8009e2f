import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { listStaff } from '@fitout/contract/staff/staff.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { StaffList } from './staff-list.tsx'

export const manifest: Manifest = {
  menu: [{ place: 210, icon: PeopleIcon, name: 'resources.staff.name', to: '/staff', permission: 'staff.read' }],
  resources: [{ name: 'staff', list: StaffList, recordRepresentation: 'name', permission: 'staff.read' }],
  readers: { staff: { list: (query) => staffCall(listStaff, { query }) } },
}
