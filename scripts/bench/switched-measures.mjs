// Imported into a shop of the bench: the signal SIGUSR2 switches its metrics, request log and traces off and on.
import { registerHooks } from 'node:module'

const observer = '/api/src/metrics/request-observer.ts'

const switched = (real) => `
  import * as real from '${real}'
  let isOn = true
  process.on('SIGUSR2', () => (isOn = !isOn))
  export const browsingLogged = real.browsingLogged
  export const nameRoute = (bindings, given) => void (isOn && real.nameRoute(bindings, given))
  export const observeRequests = (context, server) =>
    real.observeRequests(context, {
      prependListener: (event, listener) =>
        server.prependListener(event, (incoming, outgoing) => void (isOn && listener(incoming, outgoing))),
    })
  export function traced(context, answer) {
    const followed = real.traced(context, answer)
    return (request, bindings) => (isOn ? followed : answer)(request, bindings)
  }
`

registerHooks({
  // The build has no separate modules to switch: this shop runs from its sources.
  resolve: (specifier, context, next) =>
    next(specifier.replace(/\/server\/build\/server\.js$/, '/server/server.ts'), context),
  load(url, context, next) {
    if (!url.endsWith(observer)) return next(url, context)
    return { format: 'module', source: switched(`${url}?real`), shortCircuit: true }
  },
})
