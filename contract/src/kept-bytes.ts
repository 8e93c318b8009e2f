const encoder = new TextEncoder()

/**
 * A text as bytes in memory of their own. A Buffer made of a short text is part of a slab of 64 kB, all of which is held for as
 * long as one of its texts is kept; of Chinese it takes three times as long, too.
 */
export function keptBytes(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text)
}
