import { expect, test } from 'vitest'
import { keysOf } from './project-options.ts'
import { quotationGroups, quotationLineKinds, quotationTerms, quotationUnits } from './quotation-options.ts'

test('every word of a quotation has its own key and stands in three languages', () => {
  for (const options of [quotationGroups, quotationTerms, quotationUnits, quotationLineKinds]) {
    expect(new Set(keysOf<string>(options)).size).toBe(options.length)
    for (const { title } of options) {
      expect(Object.keys(title)).toEqual(['en', 'zh', 'cn'])
      expect(Object.values(title).filter((words) => words.trim() === '')).toEqual([])
    }
  }
  expect([quotationGroups.length, quotationTerms.length]).toEqual([18, 10])
})
