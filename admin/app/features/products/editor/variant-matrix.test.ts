import { describe, expect, test } from 'vitest'
import { newCombinations, proposedSku, usedIn } from './variant-matrix.ts'

describe('combinations', () => {
  test('of a new product are all values combined', () => {
    expect(newCombinations({}, { size: ['s', 'm'], colour: ['oak', 'ash'] }, [])).toEqual([
      { colour: 'oak', size: 's' },
      { colour: 'oak', size: 'm' },
      { colour: 'ash', size: 's' },
      { colour: 'ash', size: 'm' },
    ])
  })
  test('keep existing gaps, and arise only from selected values', () => {
    const known = [
      { colour: 'oak', size: 's' },
      { colour: 'ash', size: 'm' },
    ]
    const used = usedIn(known.map((attributes) => ({ attributes })))
    expect(newCombinations(used, {}, known)).toEqual([])
    expect(newCombinations(used, { size: ['l'] }, known)).toEqual([
      { colour: 'oak', size: 'l' },
      { colour: 'ash', size: 'l' },
    ])
  })
})

test('a SKU describes its variant and is unique', () => {
  const attributes = { size: 'l-180-cm', colour: 'oak' }
  expect(proposedSku('oak-bedside-lamp-small', attributes, new Set())).toBe('OAK-BEDSIDE-LAMP-OAK-L-180-CM')
  expect(proposedSku('oak-lamp', {}, new Set(['OAK-LAMP', 'OAK-LAMP-2']))).toBe('OAK-LAMP-3')
})
