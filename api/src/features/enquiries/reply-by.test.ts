import { expect, test } from 'vitest'
import { replyBy } from './reply-by.ts'

const hours = { days: [1, 2, 3, 4, 5, 6], closes: '19:00', closed_on: ['2026-12-25', '2026-12-26'] }

test.each([
  ['an ordinary Monday', '2026-11-23T03:00:00Z', 1, '2026-11-24T11:00:00.000Z'],
  ['Saturday, over the Sunday', '2026-11-28T03:00:00Z', 1, '2026-11-30T11:00:00.000Z'],
  ['late in the evening in Hong Kong, still the same day', '2026-11-23T15:59:00Z', 1, '2026-11-24T11:00:00.000Z'],
  ['after midnight in Hong Kong', '2026-11-23T16:01:00Z', 1, '2026-11-25T11:00:00.000Z'],
  ['Christmas Eve, over two holidays and a Sunday', '2026-12-24T03:00:00Z', 1, '2026-12-28T11:00:00.000Z'],
  ['two days', '2026-11-23T03:00:00Z', 2, '2026-11-25T11:00:00.000Z'],
])('beyond 88: promises a reply by the close of a working day: %s', (_, asked, days, promised) => {
  expect(replyBy(new Date(asked), days, hours).toISOString()).toBe(promised)
})
