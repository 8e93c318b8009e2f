import { expect, test } from 'vitest'
import { takesParcel } from './parcels.ts'

const locker = { maxGrams: 20_000, maxSideMm: 1000, maxSumMm: 1600 }
const box = { grams: 5000, lengthMm: 400, widthMm: 300, heightMm: 200 }

test.each([
  ['a small box', box, true],
  ['exactly 20 kg', { ...box, grams: 20_000 }, true],
  ['20.001 kg', { ...box, grams: 20_001 }, false],
  ['a side of 1000 mm', { ...box, lengthMm: 1000 }, true],
  ['a side of 1001 mm', { ...box, heightMm: 1001 }, false],
  ['sides of 1600 mm together', { ...box, lengthMm: 600, widthMm: 500, heightMm: 500 }, true],
  ['sides of 1601 mm together', { ...box, lengthMm: 601, widthMm: 500, heightMm: 500 }, false],
  ['an unknown weight', { ...box, grams: null }, false],
  ['an unknown side', { ...box, widthMm: null }, false],
])('a locker with %s: %#', (_, parcel, expected) => expect(takesParcel(locker, parcel)).toBe(expected))

test('a courier without limits takes unmeasured items', () => {
  const limits = { maxGrams: null, maxSideMm: null, maxSumMm: null }
  expect(takesParcel(limits, { grams: null, lengthMm: null, widthMm: null, heightMm: null })).toBe(true)
})
