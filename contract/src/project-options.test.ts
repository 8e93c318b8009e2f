import { expect, test } from 'vitest'
import {
  areaBands,
  type Band,
  bandOf,
  budgetBands,
  durationBands,
  estimateFinishes,
  keysOf,
  projectScopes,
  projectStyles,
  propertyTypes,
  roomTypes,
} from './project-options.ts'
import { inSquareFeet, inSquareMetres } from './saleable-area.ts'

test.each<[string, readonly Band[]]>([
  ['area', areaBands],
  ['budget', budgetBands],
  ['duration', durationBands],
])('bands of %s begin at zero, have no gaps, and are open at the end', (_, bands) => {
  expect(bands[0]?.from).toBe(0)
  for (const [place, { from, below, key }] of bands.entries()) {
    expect(below).toBe(bands[place + 1]?.from)
    expect(bandOf(bands, from)?.key).toBe(key)
    if (below !== undefined) expect(bandOf(bands, below - 1)?.key).toBe(key)
  }
  expect(bandOf(bands, 1e9)?.key).toBe(bands.at(-1)?.key)
})

test('every option has its own URL-safe key, and a text in three languages', () => {
  for (const options of [
    projectStyles,
    propertyTypes,
    roomTypes,
    projectScopes,
    estimateFinishes,
    areaBands,
    budgetBands,
    durationBands,
  ]) {
    expect(new Set(keysOf(options)).size).toBe(options.length)
    for (const { key, title } of options) {
      expect(key).toMatch(/^[a-z0-9-]+$/)
      expect(Object.keys(title)).toEqual(['en', 'zh', 'cn'])
    }
  }
})

test('BEYOND-89 an area converts between square feet and square metres within a foot', () => {
  expect(inSquareFeet(50, 'sqm')).toBe(538)
  expect(inSquareMetres(538)).toBe(50)
  expect(inSquareFeet(431.4, 'sqft')).toBe(431)
  for (let feet = 50; feet < 5000; feet += 7) {
    expect(Math.abs(inSquareFeet(inSquareMetres(feet), 'sqm') - feet)).toBeLessThanOrEqual(1)
  }
})
