import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spamFrom, spamScore } from './spam-score.ts'

function samples(file: string) {
  const text = readFileSync(new URL(`../../testing/${file}`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', subject = '', description = ''] = row.split('|')
      return { name, subject, description }
    })
}

const judged = (sample: ReturnType<typeof samples>[number], more: object = {}) =>
  spamScore({ ...sample, email: 'someone@mail.example', website: '', seconds: 90, ...more })

test('beyond 91: of 200 genuine enquiries at most one in a hundred counts as spam', () => {
  const people = samples('human-enquiries.txt')
  expect(people).toHaveLength(200)
  const mistaken = people.filter((sample) => judged(sample) >= spamFrom)
  expect(mistaken.map(({ description }) => description)).toEqual([])
  // Not even if they are pasted and sent at once.
  const hasty = people.filter((sample) => judged(sample, { seconds: 1 }) >= spamFrom)
  expect(hasty.length).toBeLessThanOrEqual(4)
})

test('beyond 91: advertisements count as spam, and so does a filled honeypot field', () => {
  const advertisements = samples('spam-enquiries.txt')
  const missed = advertisements.filter((sample) => judged(sample, { seconds: 2 }) < spamFrom)
  expect(missed.map(({ description }) => description)).toEqual([])
  const [person] = samples('human-enquiries.txt')
  expect(judged(person!, { website: 'https://shop.example' })).toBeGreaterThanOrEqual(spamFrom)
})

test('INJ-11 floods of one character are scored quickly', () => {
  for (const flood of [
    'a'.repeat(4000),
    'www.'.repeat(1000),
    'aB'.repeat(2000),
    '<a '.repeat(1300),
    '裝'.repeat(4000),
  ]) {
    const start = performance.now()
    judged({ name: flood.slice(0, 100), subject: flood.slice(0, 150), description: flood })
    expect(performance.now() - start).toBeLessThan(1000)
  }
})
