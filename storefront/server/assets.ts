import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

import { pathOf } from './address.ts'
import type { HeaderOptions } from './security-headers.ts'

type Variant = { encoding?: 'br' | 'gzip'; file: string; body?: Buffer<ArrayBuffer> }
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

/**
 * The built files with their compressed forms, each kept in memory after the first request. Only files present at the start are
 * ever served.
 */
export async function openAssets(folder: string, common: Record<string, string>, cdn?: HeaderOptions['cdn']) {
  const assets = new Map<string, Asset>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Set(entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)))
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const type = types[extname(file)]
    if (!type || path.includes('/.')) continue
    const variants: Variant[] = [
      { encoding: 'br', file: `${file}.br` },
      { encoding: 'gzip', file: `${file}.gz` },
      { file },
    ]
    const made = variants.filter((variant) => files.has(variant.file))
    assets.set(path, { type, variants: made, immutable: path.startsWith('/assets/') })
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
  const body = (variant.body ??= readIfPresent(variant.file))
  if (!body) return undefined
  const headers: Record<string, string> = {
    ...common,
    ...(asset.immutable && ofUnchanging),
    'content-type': asset.type,
    'content-length': String(body.length),
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'Accept-Encoding',
  }
  if (variant.encoding) headers['content-encoding'] = variant.encoding
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** A new build in the same folder removes the files of the one that is being served. */
function readIfPresent(file: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
