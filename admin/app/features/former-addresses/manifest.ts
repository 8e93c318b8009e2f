import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  commands: [{ name: 'resources.formerAddresses.name', to: '/former-addresses', permission: 'imports.run' }],
  screens: {
    '/former-addresses': async () => (await import('./former-addresses-page.tsx')).FormerAddressesPage,
  },
}
