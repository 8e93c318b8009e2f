import CommentIcon from '@mui/icons-material/CommentOutlined'
import { listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { CommentsPage } from './comments-page.tsx'

export const manifest: Manifest = {
  menu: [
    { place: 70, icon: CommentIcon, name: 'resources.comments.name', to: '/comments', permission: 'comments.read' },
  ],
  screens: { '/comments': CommentsPage },
  readers: { comments: { list: (query) => staffCall(listStaffComments, { query }) } },
}
