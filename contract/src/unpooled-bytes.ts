const encoder = new TextEncoder()

/**
 * Copies a text to bytes in memory of their own. A Buffer made of a short text is part of a 64 kB slab, which is kept alive by
 * each of its texts; for Chinese it is also three times slower.
 */
export function unpooledBytes(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text)
}
