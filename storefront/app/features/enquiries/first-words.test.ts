import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test('an address prefills known facts of the home, and ignores unknown options', () => {
  const search = '?style=nordic&budget=400k-700k&location=sha-tin&area=45.5&area_units=sqm&subject=%E5%85%A8%E5%B1%8B'
  expect(firstWords(search)).toEqual({
    style: 'nordic',
    budget: '400k-700k',
    location: 'sha-tin',
    area: '45.5',
    areaUnits: 'sqm',
    subject: '全屋',
  })
  expect(firstWords('?style=<script>&budget=1&location=paris&area=-3&area_units=acre&name=Eve')).toEqual({})
})
