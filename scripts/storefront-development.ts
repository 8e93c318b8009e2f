import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createServer } from 'vite'
import { createPages, type PagesOptions } from '../storefront/server/pages.ts'
import { isForBackOffice, openDevelopmentBackOffice } from './back-office.ts'
import { isForGallery, openGallery } from './gallery.ts'
import { projectRoot } from './tools.ts'

type Wiring = Pick<PagesOptions, 'callApi' | 'encode' | 'publicUrl' | 'report' | 'showDraft'>

/** Serves the storefront from its sources: Vite serves its modules, and replaces in the browser what has changed. */
export async function openDevelopmentStorefront(wiring: Wiring, server: Server) {
  const root = join(projectRoot, 'storefront')
  // The plugins resolve their files from the working directory of the process.
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const pages = createPages({
    ...wiring,
    production: false,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
  })
  let gallery: ReturnType<typeof openGallery> | undefined
  let backOffice: ReturnType<typeof openDevelopmentBackOffice> | undefined
  return {
    fetch(request: Request, bindings: object): Promise<Response> {
      const { incoming, outgoing } = bindings as { incoming: IncomingMessage; outgoing: ServerResponse }
      return new Promise((settle, fail) => {
        outgoing.once('close', () => settle(RESPONSE_ALREADY_SENT))
        if (isForGallery(incoming.url ?? '')) {
          gallery ??= openGallery(server)
          gallery.then(({ answer }) => answer(incoming, outgoing), fail)
        } else if (isForBackOffice(request)) {
          backOffice ??= openDevelopmentBackOffice(server)
          backOffice.then(({ answer }) => answer(incoming, outgoing), fail)
        } else vite.middlewares(incoming, outgoing, () => pages.fetch(request).then(settle, fail))
      })
    },
    async stop() {
      await Promise.all([vite.close(), gallery?.then(({ stop }) => stop()), backOffice?.then(({ stop }) => stop())])
    },
  }
}
