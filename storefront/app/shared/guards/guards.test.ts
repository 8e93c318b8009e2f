import { expect, test } from 'vitest'
import type { SessionState, User } from '../session/session.ts'
import { askGuards } from './guards.ts'
import { returnPath } from './return-path.ts'

const user = (registered: boolean) => ({ registered }) as User
const guest: SessionState = { phase: 'open', user: user(false) }
const customer: SessionState = { phase: 'open', user: user(true) }
const visit = (session: SessionState, search = '') => ({
  locale: 'en' as const,
  pathname: '/en/account/orders',
  search,
  session,
})

test('a guest is redirected to sign in, and keeps the way back', () => {
  const verdict = askGuards(['auth/registeredOnly'], 'inside', visit(guest, '?page=2'))
  expect(verdict).toEqual({
    redirectTo: '/en/authentication/login/email?return_to=%2Fen%2Faccount%2Forders%3Fpage%3D2',
  })
  const search = (verdict as { redirectTo: string }).redirectTo.split('?')[1] ?? ''
  expect(returnPath(`?${search}`, 'en')).toBe('/en/account/orders?page=2')
})

test('a return address to another site is replaced by the home page', () => {
  expect(returnPath('?return_to=//evil.example', 'cn')).toBe('/cn')
  expect(returnPath('?return_to=%252f%252fevil.example', 'zh')).toBe('/')
  expect(returnPath('', 'en')).toBe('/en')
})

test('a registered user is admitted, and redirected home from the sign-in page', () => {
  expect(askGuards(['auth/registeredOnly'], 'inside', visit(customer))).toBeUndefined()
  expect(askGuards(['auth/unregisteredOnly'], 'inside', visit(customer))).toEqual({ redirectTo: '/en' })
  expect(askGuards(['auth/unregisteredOnly'], 'inside', visit(guest))).toBeUndefined()
})

test('nothing is decided before the session is open', () => {
  expect(askGuards(['auth/registeredOnly'], 'inside', visit({ phase: 'closed' }))).toBe('wait')
  expect(askGuards(['auth/registeredOnly'], 'atTheDoor', visit({ phase: 'closed' }))).toBeUndefined()
})

test('a missing verification code leads to the failure page', () => {
  const ask = (search: string) => askGuards(['verification-code'], 'atTheDoor', visit({ phase: 'closed' }, search))
  expect(ask('')).toEqual({ redirectTo: '/en/result/verification_code/failure' })
  expect(ask('?verification_code=')).toEqual({ redirectTo: '/en/result/verification_code/failure' })
  expect(ask('?verification_code=abc')).toBeUndefined()
})

test.each(['auth/unknown', 'constructor', '__proto__', 'toString'])('a guard named %s is a bug', (name) => {
  expect(() => askGuards(['language', name], 'inside', visit(guest))).toThrow(
    expect.objectContaining({ status: 500, data: `Unknown middleware ${name}` }),
  )
})
