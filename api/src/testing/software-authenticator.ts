import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const flag = { present: 0x01, verified: 0x04, mayBeSynced: 0x08, isSynced: 0x10, hasKey: 0x40 }

type Credential = { id: Buffer; key: KeyObject; rpId: string; userHandle: string }
type Options = Record<string, unknown>

/** How a faulty or hostile device deviates. */
export type Deviation = {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  isUnverified?: true
  userHandle?: string
  /** Signs other data. */
  isForged?: true
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A software device that stores passkeys: it creates them and signs with them. */
export function createSoftwareAuthenticator(origin = 'http://localhost:3000') {
  const credentials: Credential[] = []
  let uses = 0

  const clientData = (type: string, options: Options, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: deviation.challenge ?? options['challenge'],
        origin: deviation.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(rpId: string, flags: number, { counter, isUnverified }: Deviation, key?: Buffer): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? uses)
    const presence = flag.present | (isUnverified ? 0 : flag.verified) | flag.mayBeSynced | flag.isSynced
    return Buffer.concat([sha256(rpId), Buffer.from([presence | flags]), count, key ?? Buffer.alloc(0)])
  }

  return {
    /** Whether its use counter rises, like that of a hardware key; a synced passkey stays at 0. */
    counts: true,
    credentials,

    create(options: Options, deviation: Deviation = {}) {
      const { rp, user } = options as { rp: { id: string }; user: { id: string } }
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const credential = { id: randomBytes(32), key: privateKey, rpId: rp.id, userHandle: user.id }
      credentials.push(credential)
      const coseKey = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), credential.id, coseKey])
      const authData = authenticatorData(deviation.rpId ?? rp.id, flag.hasKey, deviation, attested)
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const id = credential.id.toString('base64url')
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options, deviation).toString('base64url'),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    get(options: Options, deviation: Deviation = {}, credential = credentials.at(-1)) {
      if (!credential) throw new Error('nothing to sign with')
      if (this.counts) uses += 1
      const data = authenticatorData(deviation.rpId ?? credential.rpId, 0, deviation)
      const client = clientData('webauthn.get', options, deviation)
      const signed = Buffer.concat([data, sha256(deviation.isForged ? Buffer.from('else') : client)])
      const id = credential.id.toString('base64url')
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, credential.key).toString('base64url'),
          userHandle: deviation.userHandle ?? credential.userHandle,
        },
      }
    },
  }
}
