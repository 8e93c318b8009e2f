import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromLean, leanData } from './lean-data.ts'

const sent = <T>(data: T): T => fromLean<T>({ lean: leanData(data).lean })

describe('lean data', () => {
  test('arrives as it was sent', () => {
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

  test('leaves out what a row has not, and says once what all have', () => {
    const widths = [83, 300]
    const rows = [
      { id: 'a', picture: { url: '/a', widths }, percentOff: undefined },
      { id: 'b', picture: { url: '/b', widths }, percentOff: 10 },
    ]
    expect(leanData(rows).lean).toBe(
      '{`id`:[`a`,`b`],`picture`:{`url`:[`/a`,`/b`],`widths`:{`=`:[83,300]},`#`:2},`percentOff`:{`@`:[1],`values`:[10]},`#`:2}',
    )
    expect(sent(rows)[0]).not.toHaveProperty('percentOff')
  })
})
