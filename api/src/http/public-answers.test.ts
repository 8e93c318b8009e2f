import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createPublicAnswers, publicResponse } from './public-answers.ts'

/** Bytes outside the V8 heap that are still referenced. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().arrayBuffers
}

test('cached answers and their compressed forms hold no more memory than is counted', async () => {
  const answers = createPublicAnswers()
  const endpoint = { rate: 'read', shared: true, path: '/posts/filter' } as const
  const request = new Request('http://shop.example/api/posts/filter', { headers: { 'Accept-Encoding': 'br' } })
  const before = heldBytes()
  for (let at = 0; at < 1000; at += 1) {
    const body = JSON.stringify({ at, text: '客廳'.repeat(300) })
    const answer = answers.keep(`/api/posts/filter?page=${at}`, body, endpoint, {
      madeIn: answers.generation,
      shows: [],
    })
    publicResponse(request, answer, {})
    // Temporary memory that a process uses between two answers.
    for (let other = 0; other < 30; other += 1) Buffer.from('x'.repeat(2000))
  }
  expect(answers.figures.entries).toBe(1000)
  // Memory is given back by another thread, later where the machine is busy.
  await expect.poll(() => heldBytes() - before).toBeLessThan(answers.figures.bytes)
})

test('an address is cached until what it shows changes', () => {
  const answers = createPublicAnswers()
  const endpoint = { rate: 'read', shared: true, path: '/posts/filter' } as const
  answers.keep('/api/posts/filter', '{}', endpoint, { madeIn: answers.generation, shows: ['posts'] })
  expect([answers.has('/api/posts/filter'), answers.has('/api/posts/filter?page=2')]).toEqual([true, false])
  answers.forget('everything')
  expect(answers.has('/api/posts/filter')).toBe(false)
})
