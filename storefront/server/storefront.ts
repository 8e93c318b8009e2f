import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicChange } from '@fitout/contract/public-change.ts'
import type { ServerBuild } from 'react-router'
import { openAssets } from './assets.ts'
import { createPages, type PagesOptions } from './pages.ts'
import { commonHeaders } from './security-headers.ts'

export type CallApi = (request: Request) => Promise<Response>

export type StorefrontOptions = Pick<
  PagesOptions,
  'encode' | 'report' | 'secondsToWait' | 'pool' | 'showDraft' | 'isSetUp' | 'isPassing' | 'drawMilliseconds'
> & {
  /** The API in the same process. Addresses are below /api. */
  callApi: CallApi
  /** Where the shop is reached, for canonical addresses: an origin without a slash at its end. */
  publicUrl: string
  production: boolean
  /** Calls back whenever what the public pages show has changed. */
  onPublicChange?: (forget: (change: PublicChange) => void) => void
}

export type Storefront = {
  fetch: (request: Request, bindings?: object) => Promise<Response>
  busyPage: ReturnType<typeof createPages>['busyPage']
}

const buildFolder = join(import.meta.dirname, '../build')

export async function openBuild(): Promise<ServerBuild> {
  return (await import(pathToFileURL(join(buildFolder, 'server/index.js')).href)) as ServerBuild
}

/** The built storefront: its files, and pages rendered from public calls of the API. */
export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const build = await openBuild()
  const assets = await openAssets(join(buildFolder, 'client'), commonHeaders(options))
  const pages = createPages({ ...options, build: () => build })
  options.onPublicChange?.(pages.forget)
  return {
    busyPage: pages.busyPage,
    async fetch(request, bindings) {
      return assets.find(request) ?? (await pages.fetch(request, bindings))
    },
  }
}
