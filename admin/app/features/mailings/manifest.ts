import MailingsIcon from '@mui/icons-material/ForwardToInboxOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 85,
      icon: MailingsIcon,
      name: 'resources.mailings.name',
      group: 'customers',
      to: '/mailings',
      permission: 'mailings.read',
    },
  ],
  screens: {
    '/mailings': async () => (await import('./mailing-list.tsx')).MailingList,
    '/mailings/:id': async () => (await import('./mailing-page.tsx')).MailingPage,
  },
}
