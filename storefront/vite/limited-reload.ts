import type { Plugin } from 'vite'

const routerModule = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
const unlimited = 'window.location.reload();'
// A component that throws on rendering leads to the error page; a rejected module would leave the page empty.
const limited = 'if (!globalThis.reloadForMissingChunk?.()) return { default() { throw error } };'

/**
 * The router reloads the page whenever the code of a screen cannot be loaded. Here it checks first, so that this happens at
 * most once a minute; after that the error page is shown.
 */
export function limitedReload(): Plugin {
  return {
    name: 'limited-reload',
    apply: 'build',
    transform(code, id) {
      if (!routerModule.test(id.replaceAll('\\', '/'))) return null
      if (!code.includes(unlimited)) this.error('The router no longer reloads as it did; look at its routeModules.js')
      return code.replace(unlimited, limited)
    },
  }
}
