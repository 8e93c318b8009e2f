import { expect, test } from 'vitest'
import { newPrice } from './new-price.ts'

test.each([
  [1280, 10, 'cents', 1408],
  [99.9, 10, 'cents', 109.89],
  [1.1, 10, 'cents', 1.21],
  [1234, 5, 'dollar', 1296],
  [1234, -15, 'ten', 1050],
  [1234, 0, 'eight', 1238],
  [1288, 10, 'eight', 1418],
  [3, 0, 'eight', 8],
  // Rounded to zero it would be free.
  [3, 0, 'ten', 3],
  [0, 50, 'eight', 0],
] as const)('%d by %d %% in %s is %d', (price, percent, rounding, becomes) => {
  expect(newPrice(price, percent, rounding)).toBe(becomes)
})
