import { defineConfig } from 'vite'
import { plainModelViewer } from '../ui/vite/plain-model-viewer.ts'

// Served by the shop's own server below /admin; see scripts/back-office.ts.
export default defineConfig({
  base: '/admin/',
  // The back office has the same content security policy for its 3D preview.
  plugins: [plainModelViewer()],
  // Each of these holds a context that must exist once.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'] },
  build: { outDir: 'build', target: 'es2023', sourcemap: false, chunkSizeWarningLimit: 2000 },
})
