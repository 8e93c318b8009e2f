import { extname } from 'node:path'

// The type of a file is encoded in its extension, so that no metadata has to be stored beside it.
const endings: Record<string, string> = {
  'image/avif': '.avif',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'model/gltf-binary': '.glb',
  'video/webm': '.webm',
  'video/mp4': '.mp4',
  'application/json': '.json',
  'text/html': '.html',
  'text/csv': '.csv',
  'application/zip': '.zip',
}
const types = Object.fromEntries(Object.entries(endings).map(([type, ending]) => [ending, type]))

/** Throws if a key does not have the extension of its type. */
export function requireEnding(key: string, type: string): void {
  if (endings[type] !== extname(key)) throw new Error('the key does not end as its type does')
}

export function typeOfKey(key: string): string {
  return types[extname(key)] ?? 'application/octet-stream'
}
