import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromLean, leanData } from './lean-data.ts'

const sent = <T>(data: T): T => fromLean<T>({ lean: leanData(data).lean })

describe('compact data', () => {
  test('is read as it was sent', () => {
    const key = fc.constantFrom('id', 'title', 'picture', 'colours', 'langs')
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.array(fc.dictionary(key, tie('tree')), { maxLength: 4 }),
        fc.dictionary(key, tie('tree')),
      ),
    }))
    fc.assert(
      fc.property(tree, (data) => {
        expect(sent(data)).toEqual(JSON.parse(JSON.stringify(data)))
      }),
    )
  })

  test('omits missing fields, and writes common values once', () => {
    const widths = [83, 300]
    const rows = [
      { id: 'a', picture: { url: '/a', widths }, percentOff: undefined },
      { id: 'b', picture: { url: '/b', widths }, percentOff: 10 },
    ]
    expect(leanData(rows).lean).toBe(
      '{`id`:[`a`,`b`],`picture`:{`url`:[`/a`,`/b`],`widths`:{`=`:[83,300]},`#`:2},`percentOff`:{`@`:[1],`of`:[10]},`#`:2}',
    )
    expect(sent(rows)[0]).not.toHaveProperty('percentOff')
  })

  test('writes repeated values once, within lists too', () => {
    const [oak, walnut] = [
      { title: 'Oak', swatch: '#b08a58' },
      { title: 'Walnut', swatch: null },
    ]
    const rows = [
      { id: 'a', colours: [oak, walnut] },
      { id: 'b', colours: [] },
      { id: 'c', colours: [walnut, oak] },
    ]
    expect(leanData(rows).lean).toBe(
      '{`id`:[`a`,`b`,`c`],`colours`:{`+`:[2,0,2],`of`:{`~`:[0,1,1,0],`of`:{`title`:[`Oak`,`Walnut`],`swatch`:[`#b08a58`,null],`#`:2}}},`#`:3}',
    )
    expect(sent(rows)).toEqual(rows)
  })
})
