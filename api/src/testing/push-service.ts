import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }
type Pushed = { title: string; body: string; url: string }

/** A browser subscribed to push messages, with the key to read them. */
type Browser = { path: string; ecdh: ECDH; auth: Buffer }

/** The push service of a browser's maker on this machine: it records requests, and answers as the test requires. */
export async function openPushService() {
  const received: Received[] = []
  const service = { received, status: 201, origin: '', stop: () => server.close() }
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) })
      response.writeHead(service.status).end()
    })
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

export function openBrowserOfStaff(): Browser {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return { path: `/push/${randomBytes(16).toString('hex')}`, ecdh, auth: randomBytes(16) }
}

/** As returned by `PushSubscription.toJSON()`. */
export function subscriptionOf({ path, ecdh, auth }: Browser, origin: string) {
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
  return { endpoint: `${origin}${path}`, keys }
}

/** Decrypts a message as its browser does: RFC 8291, by RFC 8188. */
export function readPushed({ ecdh, auth }: Browser, body: Buffer): Pushed {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const derive = (from: Uint8Array, by: Uint8Array, about: string | Buffer, bytes: number) =>
    new Uint8Array(hkdfSync('sha256', from, by, about, bytes))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const agreed = derive(ecdh.computeSecret(sender), auth, about, 32)
  const key = derive(agreed, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(agreed, salt, 'Content-Encoding: nonce\0', 12)
  const sealed = body.subarray(21 + sender.length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return JSON.parse(record.subarray(0, record.lastIndexOf(2)).toString('utf8')) as Pushed
}

/** The shop's claims, once its signature is verified (RFC 8292). */
export function readAuthorization(header: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(point.subarray(1, 33)), y: part(point.subarray(33)) }
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  const holds = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }
  return { ...read, key, holds }
}

const part = (bytes: Buffer) => bytes.toString('base64url')
