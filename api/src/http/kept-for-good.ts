import type { StoredObject } from '../adapters/storage/port.ts'

/** An object whose address never shows anything else. */
export function keptForGood({ bytes, type }: StoredObject): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
