import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

import { pathOf } from './address.ts'
import type { HeaderOptions } from './security-headers.ts'

type Variant = { encoding?: 'br' | 'gzip'; body: Buffer<ArrayBuffer> }
type Asset = { type: string; variants: Variant[]; immutable: boolean }

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

/** The built files, in memory with their compressed forms. Only what was there at the start can ever be asked for. */
export async function openAssets(folder: string, common: Record<string, string>, cdn?: HeaderOptions['cdn']) {
  const assets = new Map<string, Asset>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const type = types[extname(file)]
    if (!entry.isFile() || !type || path.includes('/.')) continue
    const body = await readFile(file)
    const br = await readFile(`${file}.br`).catch(() => undefined)
    const gzip = await readFile(`${file}.gz`).catch(() => undefined)
    const variants: Variant[] = [{ body }]
    if (gzip) variants.unshift({ encoding: 'gzip', body: gzip })
    if (br) variants.unshift({ encoding: 'br', body: br })
    assets.set(path, { type, variants, immutable: path.startsWith('/assets/') })
  }
  return { find: (request: Request) => findAsset(assets, { common, ofUnchanging: cdn?.headers }, request) }
}

type Headers = { common: Record<string, string>; ofUnchanging: Record<string, string> | undefined }

function findAsset(
  assets: Map<string, Asset>,
  { common, ofUnchanging }: Headers,
  request: Request,
): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const asset = assets.get(pathOf(request))
  if (!asset) return undefined
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  const variant = asset.variants.find(({ encoding }) => !encoding || new RegExp(`\\b${encoding}\\b`).test(accepted))
  if (!variant) return undefined
  const headers: Record<string, string> = {
    ...common,
    ...(asset.immutable && ofUnchanging),
    'content-type': asset.type,
    'content-length': String(variant.body.length),
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'Accept-Encoding',
  }
  if (variant.encoding) headers['content-encoding'] = variant.encoding
  return new Response(request.method === 'HEAD' ? null : variant.body, { headers })
}
