import { describe, expect, test } from 'vitest'
import { issueGuestToken, readGuestToken } from './session-token.ts'

const secret = new TextEncoder().encode('a secret of thirty-two characters')
const accountId = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000'
const issued = 1_800_000_000
const token = issueGuestToken(secret, accountId, issued)

describe('a guest token', () => {
  test('contains its account and time of issue', () => {
    expect(readGuestToken(secret, token, issued)).toEqual({ accountId, issuedAt: issued })
  })

  test('AUTH-05 is accepted for 1800 seconds and not a second longer', () => {
    expect(readGuestToken(secret, token, issued + 1795)).toBeDefined()
    expect(readGuestToken(secret, token, issued + 1800)).toBeDefined()
    expect(readGuestToken(secret, token, issued + 1801)).toBeUndefined()
  })

  test('AUTH-07 is refused after any change of a single character', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    let tried = 0
    for (let position = 0; position < token.length; position += 1) {
      for (const character of alphabet) {
        if (character === token[position]) continue
        const changed = token.slice(0, position) + character + token.slice(position + 1)
        expect(readGuestToken(secret, changed, issued)).toBeUndefined()
        tried += 1
      }
    }
    expect(tried).toBe(token.length * 63)
  })

  test('is refused if truncated, lengthened, re-encoded or signed with another secret', () => {
    const other = new TextEncoder().encode('another secret of thirty-two chars')
    expect(readGuestToken(other, token, issued)).toBeUndefined()
    for (const bad of [token.slice(1), `${token}A`, `${token}=`, '', 'null', `${token.slice(0, -1)} `]) {
      expect(readGuestToken(secret, bad, issued)).toBeUndefined()
    }
  })
})
