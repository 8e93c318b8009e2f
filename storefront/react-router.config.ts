import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './vite/precompress.ts'

export default {
  ssr: true,
  // Changes go to the API, never to a route of the storefront.
  allowedActionOrigins: [],
  async buildEnd({ reactRouterConfig }) {
    await precompress(join(reactRouterConfig.buildDirectory, 'client'))
  },
} satisfies Config
