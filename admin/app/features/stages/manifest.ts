import type { Manifest } from '../../shared/manifest.ts'

/** Below a renovation, whose entry of the menu lets in. */
export const manifest: Manifest = {
  screens: { '/renovations/:id/stages': async () => (await import('./stages-page.tsx')).StagesPage },
}
