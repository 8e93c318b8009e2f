import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicChange } from '@fitout/contract/public-change.ts'
import type { ServerBuild } from 'react-router'
import type * as ServerEntry from '../app/entry.server.tsx'
import { openAssets } from './assets.ts'
import { createPages, type PagesOptions } from './pages.ts'
import { commonHeaders, type HeaderOptions } from './security-headers.ts'

export type CallApi = (request: Request) => Promise<Response>

export type StorefrontOptions = Pick<
  PagesOptions,
  'encode' | 'report' | 'secondsToWait' | 'pool' | 'showDraft' | 'isSetUp' | 'isPassing' | 'drawMilliseconds'
> & {
  /** The API in the same process. Addresses are below /api. */
  callApi: CallApi
  /** The public address, for canonical addresses: an origin without a slash at its end. */
  publicUrl: string
  production: boolean
  cdn?: HeaderOptions['cdn']
  /** Calls back whenever the content of public pages has changed. */
  onPublicChange?: (forget: (change: PublicChange) => void) => void
}

export type Storefront = Pick<ReturnType<typeof createPages>, 'busyPage' | 'isCached'> & {
  fetch: (request: Request, bindings?: object) => Promise<Response>
}

const buildFolder = join(import.meta.dirname, '../build')

export async function openBuild(): Promise<ServerBuild> {
  return (await import(pathToFileURL(join(buildFolder, 'server/index.js')).href)) as ServerBuild
}

/** The build, with the base address from which browsers load its files. */
function fromCdn(build: ServerBuild, cdn: HeaderOptions['cdn']): ServerBuild {
  const { setAssetsUrl } = build.entry.module as unknown as typeof ServerEntry
  setAssetsUrl(cdn?.url ?? '')
  if (!cdn) return build
  const assets = JSON.stringify(build.assets).replaceAll('"/assets/', `"${cdn.url}/assets/`)
  return { ...build, assets: JSON.parse(assets) as ServerBuild['assets'] }
}

/** The built storefront: its files, and pages rendered from public calls of the API. */
export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const build = fromCdn(await openBuild(), options.cdn)
  const assets = await openAssets(join(buildFolder, 'client'), commonHeaders(options), options.cdn)
  const pages = createPages({ ...options, build: () => build })
  options.onPublicChange?.(pages.forget)
  return {
    busyPage: pages.busyPage,
    isCached: pages.isCached,
    async fetch(request, bindings) {
      return assets.find(request) ?? (await pages.fetch(request, bindings))
    },
  }
}
