import MessageIcon from '@mui/icons-material/ForumOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 36,
      icon: MessageIcon,
      name: 'resources.messages.name',
      group: 'works',
      waits: ['messages'],
      to: '/messages',
      permission: 'renovations.work',
    },
  ],
  screens: {
    '/messages': async () => (await import('./unanswered-page.tsx')).UnansweredPage,
    '/renovations/:id/messages': async () => (await import('./messages-page.tsx')).MessagesPage,
  },
}
