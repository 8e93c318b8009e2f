import { expect, test } from 'vitest'
import { keysOf } from './project-options.ts'
import { quotationGroups, quotationLineKinds, quotationTerms, quotationUnits, unitOf } from './quotation-options.ts'

test('every term of a quotation has its own key and a text in three languages', () => {
  for (const options of [quotationGroups, quotationTerms, quotationUnits, quotationLineKinds]) {
    expect(new Set(keysOf<string>(options)).size).toBe(options.length)
    for (const { title } of options) {
      expect(Object.keys(title)).toEqual(['en', 'zh', 'cn'])
      expect(Object.values(title).filter((words) => words.trim() === '')).toEqual([])
    }
  }
  expect([quotationGroups.length, quotationTerms.length]).toEqual([18, 10])
})

test('English uses the plural for more than one unit, and for less than one', () => {
  const units = ([1, 46, 0.5, 1.5] as const).map((qty) => unitOf('POINT', qty).en)
  expect(units).toEqual(['point', 'points', 'points', 'points'])
  const many = quotationUnits.filter(({ key }) => key !== 'SQFT').map(({ key, title }) => [key, title.en])
  for (const [key = '', one] of many) expect(unitOf(key, 2).en).not.toBe(one)
  expect(unitOf('FOOT', 12.5)).toEqual({ en: 'feet run', zh: '直呎', cn: '延长英尺' })
})
