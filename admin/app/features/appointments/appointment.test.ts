import { expect, test } from 'vitest'
import { placesOf, weekOf } from './appointment.ts'

test('names an area for all of its districts, and formats lists in each language', () => {
  const island = ['central-and-western', 'wan-chai', 'eastern', 'southern']
  expect(placesOf([...island, 'kwun-tong'], 'en')).toBe('Hong Kong Island and Kwun Tong')
  expect(placesOf(['sha-tin', 'kwun-tong', 'eastern'], 'zh')).toBe('東區、觀塘區及沙田區')
  expect(placesOf([], 'cn')).toBe('')
})

test('a week begins on Sunday, so that on a Sunday the coming days are in it', () => {
  expect(weekOf('2026-11-29')).toBe('2026-11-29')
  expect(weekOf('2026-11-28')).toBe('2026-11-22')
  expect(weekOf('2026-12-01', 1)).toBe('2026-12-06')
  expect(weekOf('2026-12-31', -1)).toBe('2026-12-20')
})
