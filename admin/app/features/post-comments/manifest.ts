import CommentIcon from '@mui/icons-material/CommentOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 70,
      icon: CommentIcon,
      name: 'resources.comments.name',
      group: 'customers',
      waits: ['comments'],
      daily: 8,
      to: '/comments',
      permission: 'comments.read',
    },
  ],
  screens: {
    '/comments': async () => (await import('./comments-page.tsx')).CommentsPage,
    '/comments/:id': async () => (await import('./comment-page.tsx')).CommentPage,
  },
}
