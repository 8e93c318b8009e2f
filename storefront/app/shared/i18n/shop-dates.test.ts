import { expect, test } from 'vitest'
import { writeDate } from './shop-dates.ts'

test.each([
  ['zh', '2026年10月20日'],
  ['cn', '2026年10月20日'],
  ['en', '20 October 2026'],
] as const)('a date in %s names its month, by the clock of Hong Kong', (locale, written) => {
  expect(writeDate('2026-10-19T17:00:00Z', locale)).toBe(written)
})
