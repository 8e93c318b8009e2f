import { extname } from 'node:path'

// A file's type is told by its ending, so that nothing beside the file has to be kept in step with it.
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
}
const types = Object.fromEntries(Object.entries(endings).map(([type, ending]) => [ending, type]))

export function endingOf(type: string): string | undefined {
  return endings[type]
}

export function typeOfKey(key: string): string {
  return types[extname(key)] ?? 'application/octet-stream'
}
