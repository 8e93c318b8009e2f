import { expect, test } from 'vitest'
import { openBrowserOfStaff, readPushed } from '../../testing/push-service.ts'
import { encrypt, isPublicKey, newPushKeys } from './push-message.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is encrypted as in the example of RFC 8291', () => {
  const to = {
    public_key: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth_secret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const drawn = {
    ownPrivate: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    padding: 0,
  }
  expect(encrypt(Buffer.from('When I grow up, I want to be a watermelon'), to, drawn).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('all messages have the same length, differ each time, and only their browser can decrypt them', () => {
  const [browser, other] = [openBrowserOfStaff(), openBrowserOfStaff()]
  const to = { public_key: browser.ecdh.getPublicKey(), auth_secret: browser.auth }
  const short = { title: '新訂單', body: '', url: '/admin#/orders' }
  const long = { title: '14 項新通知', body: '新訂單 · 售罄'.repeat(20), url: '/admin#/staff-notices' }
  const sealed = [short, short, long].map((message) => encrypt(Buffer.from(JSON.stringify(message)), to))
  expect(new Set(sealed.map(({ length }) => length)).size).toBe(1)
  expect(sealed[0]).not.toEqual(sealed[1])
  expect(readPushed(browser, sealed[0]!)).toEqual(short)
  expect(readPushed(browser, sealed[2]!)).toEqual(long)
  expect(() => readPushed(other, sealed[0]!)).toThrow()
})

test('a public key must be a point on the curve', () => {
  const { publicKey } = newPushKeys()
  expect(isPublicKey(publicKey)).toBe(true)
  expect(isPublicKey(Buffer.concat([publicKey.subarray(0, 64), Buffer.of(publicKey[64]! ^ 1)]))).toBe(false)
  expect(isPublicKey(Buffer.alloc(65, 4))).toBe(false)
  expect(isPublicKey(publicKey.subarray(0, 33))).toBe(false)
})
