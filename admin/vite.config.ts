import { join } from 'node:path'
import { defineConfig } from 'vite'
import { assetsBeside } from '../ui/vite/assets-beside.ts'
import { plainModelViewer } from '../ui/vite/plain-model-viewer.ts'
import { serviceWorker } from '../ui/vite/service-worker.ts'
import { slimContract } from '../ui/vite/slim-contract.ts'
import { handbook } from './vite/handbook.ts'
import { staffWords } from './vite/staff-words.ts'

// The first screen's code is one file with all its imports: many small files would compress worse, as each starts without the
// context of the others.
const groups = [{ name: 'start', test: /\/admin\/app\/(?:back-office|features)\.tsx?$/ }]

// Served by the shop's own server below /admin; see scripts/back-office.ts.
export default defineConfig({
  base: '/admin/',
  plugins: [
    // Forms of content are generated from their schemas, which are loaded with those screens.
    slimContract({ wholeFor: /\/features\/writings\/writing-calls\.ts$/ }),
    staffWords(),
    handbook(),
    serviceWorker(join(import.meta.dirname, 'push-worker/push-worker.ts'), 'push-worker.js'),
    // The back office has the same content security policy for its 3D preview.
    plainModelViewer(),
  ],
  // Each of these contains a context that must exist once.
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query', '@emotion/react'],
    // Messages are compiled at build time; see vite/staff-words.ts.
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  experimental: { renderBuiltUrl: assetsBeside(/./) },
  build: {
    outDir: 'build',
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
