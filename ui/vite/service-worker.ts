import { build, type Plugin } from 'vite'

/** Builds a service worker as one file without shared chunks: its address stays the same across releases. */
export function serviceWorker(input: string, fileName: string): Plugin {
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
      this.emitFile({ type: 'asset', fileName, source: built.output[0].code })
    },
  }
}
