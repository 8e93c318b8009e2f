import { createHmac, timingSafeEqual } from 'node:crypto'
import { tokenMaximumAgeSeconds } from '@fitout/contract/limits.ts'
import { keyFrom } from '../secret-key.ts'

/**
 * A guest's token contains its account and time of issue and is signed, so that a guest needs no row. 1 byte of version, 16 of
 * account id, 5 of seconds since 1970, 32 of HMAC-SHA256: 54 bytes are 72 characters of base64url without a spare bit, so that
 * every changed character is a changed token.
 */
const tokenLength = 72
const version = 1

export type GuestToken = { accountId: string; issuedAt: number }

export function issueGuestToken(secret: Uint8Array, accountId: string, nowSeconds: number): string {
  const head = Buffer.alloc(22)
  head.writeUInt8(version, 0)
  Buffer.from(accountId.replaceAll('-', ''), 'hex').copy(head, 1)
  head.writeUIntBE(nowSeconds, 17, 5)
  return Buffer.concat([head, sign(secret, head)]).toString('base64url')
}

/** Returns the content of an authentic token that has not expired. */
export function readGuestToken(secret: Uint8Array, token: string, nowSeconds: number): GuestToken | undefined {
  if (token.length !== tokenLength || !/^[\w-]+$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 54 || bytes[0] !== version) return undefined
  const head = bytes.subarray(0, 22)
  if (!timingSafeEqual(sign(secret, head), bytes.subarray(22))) return undefined
  const issuedAt = head.readUIntBE(17, 5)
  if (issuedAt > nowSeconds + 5 || nowSeconds - issuedAt > tokenMaximumAgeSeconds) return undefined
  const hex = head.subarray(1, 17).toString('hex')
  return { accountId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), issuedAt }
}

function sign(secret: Uint8Array, head: Uint8Array): Buffer {
  return createHmac('sha256', keyFrom(secret)).update('fitout guest token').update(head).digest()
}
