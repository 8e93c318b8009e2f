import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  screens: { '/account': async () => (await import('./account-page.tsx')).AccountPage },
}
