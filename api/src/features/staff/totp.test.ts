import { describe, expect, test } from 'vitest'
import { seal, unseal } from '../../seal.ts'
import { base32, stepOfCode, totpCode, totpStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('codes of an authenticator', () => {
  // RFC 6238, appendix B, its last six digits of eight.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('match the standard at second %i', (seconds, code) => {
    expect(totpCode(secret, totpStep(seconds))).toBe(code)
  })

  test('are accepted one step before and after, and no further', () => {
    const at = 1_234_567_890
    const steps = [-2, -1, 0, 1, 2].map((offset) => stepOfCode(secret, totpCode(secret, totpStep(at) + offset), at))
    expect(steps.map((step) => step && step - totpStep(at))).toEqual([undefined, -1, 0, 1, undefined])
  })

  test('have secrets in the format of authenticators', () => {
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  })
})

test('a sealed value opens only for its owner and secret, and not when modified', () => {
  const key = Buffer.from('a secret of the shop')
  const sealed = seal(key, secret, 'a')
  expect(unseal(key, sealed, 'a')).toEqual(secret)
  expect(unseal(key, sealed, 'b')).toBeUndefined()
  expect(unseal(Buffer.from('another'), sealed, 'a')).toBeUndefined()
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1)
  expect(unseal(key, sealed, 'a')).toBeUndefined()
})
