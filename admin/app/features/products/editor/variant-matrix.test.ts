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
  const proposed = (key: string, en: string, of: typeof attributes | object, ...taken: string[]) =>
    proposedSku({ _id: '01890000-0000-7000-8000-0000003f9a2c', key, title: { zh: '橡木燈', en } }, of, new Set(taken))
  expect(proposed('oak-bedside-lamp-small', '', attributes)).toBe('OAK-BEDSIDE-LAMP-OAK-L-180-CM')
  expect(proposed('oak-lamp', '', {}, 'OAK-LAMP', 'OAK-LAMP-2')).toBe('OAK-LAMP-3')
  expect(proposed('橡木燈', 'Oak lamp', {})).toBe('OAK-LAMP')
  expect(proposed('橡木燈', '', { colour: '橡木', size: 'l' })).toBe('P-3F9A2C-L')
  expect(proposed('café-table', '', {})).toBe('CAFE-TABLE')
})
