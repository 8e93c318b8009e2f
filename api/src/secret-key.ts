import { createSecretKey, type KeyObject } from 'node:crypto'

const keys = new WeakMap<Uint8Array, KeyObject>()

/** A secret as a key object, created once: creating it from the bytes each time takes longer than signing with it. */
export function keyFrom(secret: Uint8Array): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(secret)
  keys.set(secret, key)
  return key
}
