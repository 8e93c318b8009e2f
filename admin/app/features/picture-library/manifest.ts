import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  commands: [{ name: 'pictureLibrary.title', to: '/pictures', permission: 'pictures.write' }],
  screens: {
    '/pictures': async () => (await import('./picture-library-page.tsx')).PictureLibraryPage,
  },
}
