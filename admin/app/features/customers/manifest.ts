import CustomersIcon from '@mui/icons-material/Groups2Outlined'
import { findCustomer, listCustomers } from '@fitout/contract/staff/customers.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
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
  resources: [
    {
      name: 'customers',
      list: CustomerList,
      show: CustomerPage,
      recordRepresentation: 'name',
      permission: 'customers.read',
    },
  ],
  readers: {
    customers: {
      list: (query) => staffCall(listCustomers, { query }),
      one: async (id) => (await staffCall(findCustomer, { params: { id } })).data,
    },
  },
}
