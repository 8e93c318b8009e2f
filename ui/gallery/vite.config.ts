import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/_gallery/',
  plugins: [tailwindcss()],
  resolve: { dedupe: ['react', 'react-dom'] },
  server: { fs: { allow: [join(import.meta.dirname, '../..')] } },
  // Discovered before the page is requested, not while it is shown.
  optimizeDeps: { entries: ['**/*.tsx', '../src/**/*.tsx'] },
})
