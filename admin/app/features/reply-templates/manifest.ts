import TemplateIcon from '@mui/icons-material/QuickreplyOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 225,
      icon: TemplateIcon,
      name: 'resources.replyTemplates.name',
      to: '/reply-templates',
      permission: 'reply-templates.write',
    },
  ],
  screens: { '/reply-templates': async () => (await import('./reply-templates-page.tsx')).ReplyTemplatesPage },
}
