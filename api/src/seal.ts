import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipherName = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts data that the database alone must not reveal. `owner` is authenticated too: in another row it cannot be
 * opened.
 */
export function seal(shopSecret: Uint8Array, plain: Uint8Array, owner: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(cipherName, keyFrom(shopSecret), iv).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** Undefined if it was sealed with another secret, for another owner, or was modified. */
export function unseal(shopSecret: Uint8Array, sealed: Uint8Array, owner: string): Buffer | undefined {
  const iv = sealed.subarray(0, ivBytes)
  const decipher = createDecipheriv(cipherName, keyFrom(shopSecret), iv)
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
  } catch {
    return undefined
  }
}

function keyFrom(shopSecret: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', shopSecret, '', 'fitout sealed values', 32))
}
