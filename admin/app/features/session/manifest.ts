import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  commands: [{ name: 'account.title', to: '/account', permission: 'self' }],
  screens: { '/account': async () => (await import('./account-page.tsx')).AccountPage },
}
