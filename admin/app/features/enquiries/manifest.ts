import EnquiryIcon from '@mui/icons-material/ForumOutlined'
import type { Manifest } from '../../shared/manifest.ts'
import { EnquiriesPage } from './enquiries-page.tsx'
import { EnquiryPage } from './enquiry-page.tsx'

export const manifest: Manifest = {
  menu: [
    { place: 30, icon: EnquiryIcon, name: 'resources.enquiries.name', to: '/enquiries', permission: 'enquiries.read' },
  ],
  screens: { '/enquiries': EnquiriesPage, '/enquiries/:id': EnquiryPage },
}
