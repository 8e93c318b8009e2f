import { expect, test } from 'vitest'
import { placesOf } from './appointment.ts'

test('names an area for all of its districts, and formats lists in each language', () => {
  const island = ['central-and-western', 'wan-chai', 'eastern', 'southern']
  expect(placesOf([...island, 'kwun-tong'], 'en')).toBe('Hong Kong Island and Kwun Tong')
  expect(placesOf(['sha-tin', 'kwun-tong', 'eastern'], 'zh')).toBe('東區、觀塘區及沙田區')
  expect(placesOf([], 'cn')).toBe('')
})
