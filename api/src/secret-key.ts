import { createSecretKey, type KeyObject } from 'node:crypto'

const keys = new WeakMap<Uint8Array, KeyObject>()

/** A secret as a key, made once: to make it of the bytes each time takes longer than to sign with it. */
export function keyFrom(secret: Uint8Array): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(secret)
  keys.set(secret, key)
  return key
}
