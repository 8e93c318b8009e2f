import { expect, test } from 'vitest'
import { readKnownAnswer } from './known-answers.ts'

const request = new Request('http://localhost/api/configuration/latest', { headers: { 'X-Locale': 'en' } })
const answerOf = (etag: string, body: unknown, status = 200) =>
  readKnownAnswer<{ data: string[] }>(new Response(JSON.stringify(body), { status, headers: { etag } }), request)

test('an unchanged answer is parsed at most twice, and cannot be modified by a page', async () => {
  await answerOf('a', { data: ['first'] })
  const second = await answerOf('a', { data: ['first'] })
  const third = await answerOf('a', { data: ['first'] })
  expect(third).toBe(second)
  expect(() => third.data.push('more')).toThrow(TypeError)
})

test('an answer with different content is parsed', async () => {
  await answerOf('b', { data: ['before'] })
  await answerOf('b', { data: ['before'] })
  expect(await answerOf('c', { data: ['after'] })).toEqual({ data: ['after'] })
})

test('an error is thrown, and the next answer is parsed', async () => {
  await answerOf('d', { data: ['before'] })
  await expect(answerOf('d', {}, 503)).rejects.toThrow('service-unavailable')
  expect(await answerOf('d', { data: ['before'] })).toEqual({ data: ['before'] })
})
