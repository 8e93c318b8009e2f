import { defineConfig } from 'vite'
import { besideSources } from './vite/beside-sources.ts'
import { importedModules } from './vite/imported-modules.ts'
import { sourceLines } from './vite/source-lines.ts'

/**
 * Bundles the server into few files: Node takes longer to find, read and link two thousand modules than to run them. Everything
 * is included except what `external` names, which is loaded from where it is installed, or runs from its sources: threads and
 * other processes, and the commands.
 */
export default defineConfig({
  plugins: [importedModules(), besideSources(), sourceLines()],
  ssr: {
    noExternal: true,
    external: [
      // Binaries for the machine.
      'sharp',
      '@resvg/resvg-js',
      // Its licence requires that it stays a separate file.
      'satori',
      // Loaded only when a setting or a visitor requires them.
      '@aws-sdk/client-s3',
      '@opentelemetry/api',
      '@opentelemetry/core',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace-base',
      '@sentry/core',
      '@simplewebauthn/server',
      'stripe',
      // Development is never built.
      'vite',
    ],
  },
  publicDir: false,
  build: {
    ssr: 'server.ts',
    outDir: 'build',
    target: 'node24',
    minify: false,
    sourcemap: 'hidden',
    rolldownOptions: {
      // Two hundred files of texts, which are needed only when staff publish some; and development, which is never built.
      external: /\/storefront-(?:messages|development)\.ts$/,
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
})
