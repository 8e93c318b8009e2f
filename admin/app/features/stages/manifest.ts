import type { Manifest } from '../../shared/manifest.ts'

/** Below a renovation; the permission is that of its menu entry. */
export const manifest: Manifest = {
  screens: { '/renovations/:id/stages': async () => (await import('./stages-page.tsx')).StagesPage },
}
