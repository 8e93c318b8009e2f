import WebhookIcon from '@mui/icons-material/WebhookOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 230,
      icon: WebhookIcon,
      name: 'resources.webhooks.name',
      to: '/webhooks',
      permission: 'webhooks.read',
    },
  ],
  screens: {
    '/webhooks': async () => (await import('./webhooks-page.tsx')).WebhooksPage,
    '/webhooks/:id': async () => (await import('./webhook-page.tsx')).WebhookPage,
  },
}
