import { createHmac, timingSafeEqual } from 'node:crypto'
import { NotificationNotGenuine, notificationToleranceSeconds } from './port.ts'

export const sandboxSignatureHeader = 'Sandbox-Signature'

/** `t=<seconds>,v1=<HMAC-SHA256 of seconds, a dot and the body, in lower-case hex>`. */
export function signSandboxBody(secret: Uint8Array, body: string, seconds: number): string {
  return `t=${seconds},v1=${macOf(secret, body, seconds)}`
}

/** Throws `NotificationNotGenuine`. */
export function requireSandboxSignature(secret: Uint8Array, body: string, header: string | null, now: Date): void {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!seconds || !mac) throw new NotificationNotGenuine('no signature')
  const expected = Buffer.from(macOf(secret, body, Number(seconds)))
  if (!timingSafeEqual(expected, Buffer.from(mac))) throw new NotificationNotGenuine('another signature')
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > notificationToleranceSeconds) {
    throw new NotificationNotGenuine('too old, or from the future')
  }
}

function macOf(secret: Uint8Array, body: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}
