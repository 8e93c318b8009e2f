import EnquiryIcon from '@mui/icons-material/ForumOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 30,
      icon: EnquiryIcon,
      name: 'resources.enquiries.name',
      group: 'works',
      waits: ['enquiries'],
      daily: 2,
      letter: 'e',
      to: '/enquiries',
      permission: 'enquiries.read',
    },
  ],
  found: { enquiry: (id) => `/enquiries/${id}` },
  foundAll: { enquiry: (typed) => `/enquiries?status=&${new URLSearchParams({ q: typed })}` },
  screens: {
    '/enquiries': async () => (await import('./enquiries-page.tsx')).EnquiriesPage,
    '/enquiries/:id': async () => (await import('./enquiry-page.tsx')).EnquiryPage,
  },
}
