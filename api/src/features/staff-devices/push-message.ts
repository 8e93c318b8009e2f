import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  ECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'

const curve = 'prime256v1'
const tagBytes = 16
const recordBytes = 4096
// Padding, so that the length of a message reveals nothing.
const paddedTo = 1024

type Subscription = { public_key: Uint8Array; auth_secret: Uint8Array }
export type PushKeys = { publicKey: Buffer; privateKey: Buffer }

/** The keys by which push services recognise the shop: a point on P-256, and its private key in PKCS 8. */
export function newPushKeys(): PushKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: curve })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return {
    publicKey: Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }),
  }
}

/** Whether bytes are an uncompressed point on the curve, usable for key agreement. */
export function isPublicKey(bytes: Uint8Array): boolean {
  try {
    return bytes[0] === 4 && Buffer.from(ECDH.convertKey(bytes, curve) as Buffer).equals(bytes)
  } catch {
    return false
  }
}

type Drawn = { ownPrivate?: Uint8Array; salt?: Uint8Array; padding?: number }

/** Encrypts for one browser (RFC 8291). Each message has its own key and salt; a test passes those of the standard. */
export function encrypt(plain: Uint8Array, to: Subscription, drawn: Drawn = {}): Buffer {
  const { salt = randomBytes(16), padding = Math.max(0, paddedTo - plain.length) } = drawn
  const own = createECDH(curve)
  if (drawn.ownPrivate) own.setPrivateKey(drawn.ownPrivate)
  else own.generateKeys()
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), to.public_key, own.getPublicKey()])
  const agreed = derive(own.computeSecret(to.public_key), to.auth_secret, about, 32)
  const key = derive(agreed, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(agreed, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: tagBytes })
  // The last record ends with a 2 followed by zeros.
  const record = Buffer.concat([plain, Buffer.of(2), Buffer.alloc(padding)])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordBytes)
  const head = [salt, size, Buffer.of(own.getPublicKey().length), own.getPublicKey()]
  return Buffer.concat([...head, cipher.update(record), cipher.final(), cipher.getAuthTag()])
}

function derive(secret: Uint8Array, salt: Uint8Array, about: string | Uint8Array, bytes: number): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, about, bytes))
}

type Claims = { endpoint: string; until: number; contact: string }

/** Identifies the shop to a push service, with a contact address (RFC 8292). */
export function authorization({ publicKey, privateKey }: PushKeys, { endpoint, until, contact }: Claims): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: new URL(endpoint).origin, exp: until, sub: `mailto:${contact}` }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const key = createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}
