import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  commands: [{ name: 'handbook.title', to: '/handbook', permission: 'self' }],
  screens: {
    '/handbook': async () => (await import('./handbook-page.tsx')).HandbookPage,
    '/handbook/:page': async () => (await import('./handbook-page.tsx')).HandbookPage,
  },
}
