// Imported into a shop of the bench: the same shop without measures, request log and traces.
import { registerHooks } from 'node:module'

const source = `
  export const browsingLogged = 100
  export const nameRoute = () => {}
  export const observeRequests = () => {}
  export const traced = (context, answer) => answer
`

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/api/src/metrics/request-observer.ts')) return next(url, context)
    return { format: 'module', source, shortCircuit: true }
  },
})
