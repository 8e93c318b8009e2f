import { defineConfig } from 'vite'
import { besideSources } from './vite/beside-sources.ts'
import { foundModules } from './vite/found-modules.ts'
import { sourceLines } from './vite/source-lines.ts'

/**
 * The server in few files: Node takes longer to find, read and join two thousand modules than to run them. Everything is in it
 * except what `external` names, which is read from where it is installed, or runs from its sources: threads and other processes,
 * and the commands.
 */
export default defineConfig({
  plugins: [foundModules(), besideSources(), sourceLines()],
  ssr: {
    noExternal: true,
    external: [
      // Programs of the machine.
      'sharp',
      '@resvg/resvg-js',
      // Its licence asks that it stays a file of its own.
      'satori',
      // Read only where a setting or a visitor asks for them.
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
      // Words alone, two hundred files of them, which are asked for when staff publish some; and development, which never is.
      external: /\/storefront-(?:messages|development)\.ts$/,
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
})
