import { expect, test } from 'vitest'
import { cutTo, widthOf } from './listing-widths.ts'

test('a text is cut where a search engine cuts it: after a word, a Chinese character counting as two letters', () => {
  expect([widthOf('Oak'), widthOf('橡木枱'), widthOf('橡木 oak')]).toEqual([3, 6, 8])
  expect(cutTo('Oak table', 9)).toBe('Oak table')
  expect(cutTo('Oak table for six', 12)).toBe('Oak table…')
  expect(cutTo('橡木餐枱，六人用', 12)).toBe('橡木餐枱…')
  expect(cutTo('Unbreakable', 6)).toBe('Unbre…')
})
