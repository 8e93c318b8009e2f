import { withQuery } from '@fitout/contract/with-query.ts'
import CustomersIcon from '@mui/icons-material/Groups2Outlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 80,
      icon: CustomersIcon,
      name: 'resources.customers.name',
      group: 'customers',
      letter: 'c',
      to: '/customers',
      permission: 'customers.read',
    },
  ],
  found: { customer: (id) => `/customers/${id}/show` },
  foundAll: { customer: (typed) => withQuery('/customers', { q: typed }) },
  screens: {
    '/guests': async () => (await import('./guest-list.tsx')).GuestList,
    '/customers': async () => (await import('./customer-list.tsx')).CustomerList,
    '/customers/:id/show': async () => (await import('./customer-page.tsx')).CustomerPage,
  },
}
