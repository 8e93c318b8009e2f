import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const input = join(import.meta.dirname, '../service-worker/service-worker.ts')

/** Builds the service worker as one file that shares nothing: its address stays the same from release to release. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: { write: false, target: 'es2023', modulePreload: false, rolldownOptions: { input } },
      })
      if (Array.isArray(built) || !('output' in built)) return this.error('The service worker is one file')
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: built.output[0].code })
    },
  }
}
