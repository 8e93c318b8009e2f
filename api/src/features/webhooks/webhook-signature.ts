import { createHmac, randomBytes } from 'node:crypto'

// As specified at standardwebhooks.com, so that tools can verify it with existing libraries.
const prefix = 'whsec_'
const secretBytes = 32

export function newWebhookSecret(): Buffer {
  return randomBytes(secretBytes)
}

export function showSecret(secret: Buffer): string {
  return prefix + secret.toString('base64')
}

/**
 * The headers of one message: its id, the time of this attempt in seconds, and the signature over both and the body.
 */
export function signedHeaders(secret: Buffer, { id, seconds, body }: { id: string; seconds: number; body: string }) {
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}
