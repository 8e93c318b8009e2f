import { createHmac } from 'node:crypto'

/** Time-based codes as every authenticator computes them: RFC 6238 with SHA-1, six digits, 30 seconds. */
const secondsPerStep = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function totpStep(seconds: number): number {
  return Math.floor(seconds / secondsPerStep)
}

export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The time step of a code: the current one, or an adjacent one for inaccurate clocks. */
export function stepOfCode(secret: Uint8Array, code: string, seconds: number): number | undefined {
  const now = totpStep(seconds)
  return [now, now - 1, now + 1].find((step) => totpCode(secret, step) === code)
}

/** The `otpauth` address for the QR code. */
export function totpAddress(secret: Uint8Array, shop: string, person: string): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(person)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(shop)}`
}

/** RFC 4648 without padding: letters and digits that are not easily confused. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{1,5}/g, (group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '')
}

export function bytesOfBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
