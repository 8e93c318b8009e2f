import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  inBar: async () => (await import('./bell.tsx')).Bell,
  commands: [
    { name: 'resources.staffNotices.name', to: '/staff-notices', permission: 'self' },
    { name: 'staffNotices.settings', to: '/staff-notices/settings', permission: 'self' },
  ],
  screens: {
    '/staff-notices': async () => (await import('./notices-page.tsx')).NoticesPage,
    '/staff-notices/settings': async () => (await import('./settings-page.tsx')).SettingsPage,
  },
}
