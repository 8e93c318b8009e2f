import CustomersIcon from '@mui/icons-material/Groups2Outlined'
import type { Manifest } from '../../shared/manifest.ts'
import { CustomerList } from './customer-list.tsx'
import { CustomerPage } from './customer-page.tsx'

export const manifest: Manifest = {
  menu: [
    {
      place: 80,
      icon: CustomersIcon,
      name: 'resources.customers.name',
      to: '/customers',
      permission: 'customers.read',
    },
  ],
  screens: { '/customers': CustomerList, '/customers/:id/show': CustomerPage },
}
