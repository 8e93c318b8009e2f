import { describe, expect, test } from 'vitest'
import { cellsOf, languageOfTitles, pastedLines, unitFrom } from './pasted-lines.ts'

const given = { language: 'zh', items: [] } as const
const paste = (text: string) => pastedLines(text, { ...given, items: [] })

describe('rows of a spreadsheet', () => {
  test('become lines with their figures', () => {
    const { lines, faults } = paste('地台找平\t520\t平方呎\t22\r\n廚廁鋪牆磚\t386.5\tsq ft\tHK$1,048.50\r\n')
    expect(faults).toEqual([])
    expect(lines.map(({ title, qty, unit, unit_price: price }) => [title.zh, qty, unit, price])).toEqual([
      ['地台找平', '520', 'SQFT', '22'],
      ['廚廁鋪牆磚', '386.5', 'SQFT', 'HK$1,048.50'],
    ])
  })

  test('may have headings and empty rows, and cells with quotes, tabs and new lines', () => {
    const { lines } = paste('名稱\t數量\t單位\t單價\n\n"門 ""A""\n連框"\t3\t度\t4650\n')
    expect(lines.map(({ title, unit }) => [title.zh, unit])).toEqual([['門 "A" 連框', 'DOOR']])
    expect(cellsOf('a\t"b\tc"\td')).toEqual([['a', 'b c', 'd']])
  })

  test('that are invalid are named by row and column, and none is accepted', () => {
    const { lines, faults } = paste(
      ['油漆\t1\t項\t26500', '門\tthree\t度\t4650', '窗\t9\tbox\t560', '\t1\t項\t5', '線\t1.2345\t項\t-3'].join('\n'),
    )
    expect(lines).toEqual([])
    expect(faults.map(({ row, column, fault }) => `${row} ${column} ${fault}`)).toEqual([
      '2 qty number',
      '3 unit unit',
      '4 title empty',
      '5 qty decimals',
      '5 unit_price too-small',
    ])
  })

  test('with a single column are titles alone', () => {
    const { lines } = paste('清潔\n油漆')
    expect(lines.map(({ title, qty, unit_price: price }) => [title.zh, qty, price])).toEqual([
      ['清潔', '1', ''],
      ['油漆', '1', ''],
    ])
  })

  test('take the other languages from a standard item of the same title', () => {
    const title = { zh: '地台找平', cn: '地面找平', en: 'Screed and level floors' }
    const item = {
      key: 'screed',
      group: 'masonry',
      kind: 'WORK',
      title,
      description: {},
      unit: 'SQFT',
      unit_price: 20,
    } as const
    const { lines } = pastedLines('地台找平\t520\t\t22', { language: 'zh', items: [item] })
    expect(lines[0]).toMatchObject({ title, unit: 'SQFT', unit_price: '22' })
  })
})

test('units are recognized by key, by their names in each language and by common spreadsheet names', () => {
  expect(['SQFT', 'foot run', '直呎', '樘', 'pcs', '呎', 'nothing'].map(unitFrom)).toEqual([
    'SQFT',
    'FOOT',
    'FOOT',
    'DOOR',
    'PIECE',
    'SQFT',
    undefined,
  ])
})

test('titles without a Chinese character are English, others the client’s Chinese', () => {
  expect(languageOfTitles('Paint', 'zh')).toBe('en')
  expect(languageOfTitles('油漆', 'cn')).toBe('cn')
  expect(languageOfTitles('油漆', 'en')).toBe('zh')
})
