import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../testing/test-shop.ts'
import { createPublicAnswers } from './public-answers.ts'
import { createRateLimiter, requestsPerMinute } from './rates.ts'
import { sourceOf } from './source.ts'

test('cached answers stay within their memory limit however many addresses are requested', () => {
  const answers = createPublicAnswers()
  const address = (count: number) => `/api/x?${'y'.repeat(480)}${count}`
  for (let count = 0; count < 60_000; count += 1)
    answers.keep(address(count), '{}', { rate: 'read', path: '/x' }, { madeIn: answers.generation, shows: [] })
  expect(answers.find(address(0))).toBeUndefined()
  expect(answers.find(address(59_999))).toBeDefined()
  answers.keep(
    `/api/x?${'y'.repeat(600)}`,
    '{}',
    { rate: 'read', path: '/x' },
    { madeIn: answers.generation, shows: [] },
  )
  expect(answers.find(`/api/x?${'y'.repeat(600)}`)).toBeUndefined()
})

describe('allowances', () => {
  test('refuse a source with 429 and a Retry-After, and leave other sources alone', async () => {
    const limited = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
    const ask = (source: string) =>
      limited.request('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': source, 'X-Locale': 'zh' },
        body: '{"type":"TEMP"}',
      })
    const statuses: number[] = []
    for (let attempt = 0; attempt < requestsPerMinute.login + 3; attempt += 1)
      statuses.push((await ask('10.0.0.1')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(requestsPerMinute.login)
    const refused = await ask('10.0.0.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'rate-limited', message: '操作太頻密，請稍等片刻再試。' })
    expect((await ask('10.0.0.2')).status).toBe(200)
    await limited.stop()
  })

  test('count an IPv6 network as one source', () => {
    const from = (remoteAddress: string) =>
      sourceOf(new Request('http://shop.example/'), { incoming: { socket: { remoteAddress } } as IncomingMessage }, 0)
    expect(from('2001:db8:1:2:a:b:c:d')).toBe(from('2001:0db8:1:2::9'))
    expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:3::1'))
    expect(from('::ffff:192.0.2.7')).toBe('192.0.2.7')
    expect(from('::1')).toBe(from('::2'))
  })

  test('are not forgotten however many other sources call', () => {
    const limiter = createRateLimiter(1, () => 0)
    for (let count = 0; count < requestsPerMinute.checkout; count += 1) limiter.take('spent', 'checkout')
    for (let other = 0; other < 60_000; other += 1) limiter.take(`other ${other}`, 'read')
    expect(limiter.take('spent', 'checkout')).toBeDefined()
  })

  test('count any minute, not the minute of the clock', () => {
    let now = 0
    const limiter = createRateLimiter(1, () => now)
    const letThrough = (tries: number) =>
      Array.from({ length: tries }, () => limiter.take('a', 'upload')).filter((wait) => wait === undefined).length
    now = 58_000
    expect(letThrough(100)).toBe(requestsPerMinute.upload)
    now = 60_001
    expect(letThrough(100)).toBe(0)
    // Half of the previous minute still counts.
    now = 90_001
    expect(letThrough(100)).toBe(requestsPerMinute.upload / 2)
    now = 300_000
    expect(letThrough(100)).toBe(requestsPerMinute.upload)
  })

  test('are available again after the announced seconds', () => {
    for (const first of [0, 20_000, 59_000]) {
      let now = 0
      const limiter = createRateLimiter(1, () => now)
      now = first
      for (let count = 0; count < requestsPerMinute.upload; count += 1) limiter.take('a', 'upload')
      for (let again = 0; again < 5; again += 1) {
        const wait = limiter.take('a', 'upload') ?? 0
        expect(wait).toBeGreaterThan(0)
        now += wait * 1000
        expect(limiter.take('a', 'upload')).toBeUndefined()
      }
    }
  })
})
