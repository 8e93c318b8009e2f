import { expect, test } from 'vitest'
import { writeDate } from './shop-dates.ts'

test.each([
  ['zh', '2026年10月20日'],
  ['cn', '2026年10月20日'],
  ['en', '20 October 2026'],
] as const)('a date in %s has the name of its month, in Hong Kong time', (locale, written) => {
  expect(writeDate('2026-10-19T17:00:00Z', locale)).toBe(written)
})
