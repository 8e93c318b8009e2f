import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './vite/compiled-messages.ts'
import { limitedReload } from './vite/limited-reload.ts'
import { slimContract } from './vite/slim-contract.ts'

// Few files instead of many small ones: what the first page needs is compressed and fetched together.
const groups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie-es)[\\/]/, priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000, priority: 1 },
]

const chunkFileNames = ({ name }: { name: string }) =>
  name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js'

export default defineConfig(({ command }) => ({
  plugins: [slimContract(), compiledMessages(), limitedReload(), tailwindcss(), reactRouter()],
  resolve: {
    // Messages are compiled while building; see vite/compiled-messages.ts.
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  // Found before the first page is asked for, not while it is shown.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  ssr: {
    // One bundle in production, so that React is its production form whatever the environment says; see `define`.
    noExternal: command === 'build' ? true : ['use-intl', /^@fitout\//],
  },
  build: { target: 'es2023', sourcemap: false, cssMinify: 'lightningcss' as const },
  environments: {
    client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } } } },
    ssr: { define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {} },
  },
}))
