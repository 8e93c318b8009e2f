import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  [0, 'HK$0'],
  [12800, 'HK$12,800'],
  [12800.5, 'HK$12,800.50'],
  [0.1, 'HK$0.10'],
  [-350, '\u2212HK$350'],
  [1234567, 'HK$1,234,567'],
])('shows %d as %s', (dollars, shown) => {
  expect(formatMoney(dollars)).toBe(shown)
})
