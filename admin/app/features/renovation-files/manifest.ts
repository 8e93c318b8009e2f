import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  screens: {
    '/renovations/:id/files': async () => (await import('./files-page.tsx')).FilesPage,
  },
}
