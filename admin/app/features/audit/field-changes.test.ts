import { describe, expect, test } from 'vitest'
import { beginningOf, fieldChanges, isEmpty, whereTheyDiffer } from './field-changes.ts'

describe('the fields of an audit entry', () => {
  test('leaves out unchanged fields at any depth', () => {
    const before = { title: { zh: '梳化', en: 'Sofa' }, price: 100, tags: ['a', 'b'] }
    const after = { title: { zh: '梳化', en: 'Oat sofa' }, price: 100, tags: ['a', 'c'] }
    expect(fieldChanges(before, after)).toEqual([
      { path: ['title', 'en'], before: 'Sofa', after: 'Oat sofa' },
      { path: ['tags'], before: ['a', 'b'], after: ['a', 'c'] },
    ])
  })

  test('names list items by their position', () => {
    const before = { lines: [{ quantity: 1 }, { quantity: 2 }] }
    const after = { lines: [{ quantity: 1 }, { quantity: 3 }, { quantity: 4 }] }
    expect(fieldChanges(before, after)).toEqual([
      { path: ['lines', 1, 'quantity'], before: 2, after: 3 },
      { path: ['lines', 2, 'quantity'], before: undefined, after: 4 },
    ])
  })

  test('includes only the filled fields of a new object', () => {
    expect(fieldChanges(null, { name: 'Mei', phone: '', notes: [], address: null })).toEqual([
      { path: ['name'], before: undefined, after: 'Mei' },
    ])
  })

  test('keeps false and zero, which are meaningful', () => {
    expect([isEmpty(false), isEmpty(0), isEmpty(''), isEmpty({}), isEmpty(undefined)]).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
    expect(fieldChanges({ is_on: true, stock: 3 }, { is_on: false, stock: 0 })).toHaveLength(2)
  })

  test('does not split fields that are one value', () => {
    const [before, after] = [
      { zh: '順豐', en: 'SF' },
      { zh: '自取', en: 'Collection' },
    ]
    expect(fieldChanges({ courier: before }, { courier: after })).toEqual([{ path: ['courier'], before, after }])
  })
})

describe('long texts', () => {
  test('that are short enough are shown whole', () => {
    expect(whereTheyDiffer('short', 'shirt')).toEqual(['short', 'shirt'])
    expect(beginningOf('a'.repeat(160))).toBe('a'.repeat(160))
    expect(beginningOf('a'.repeat(161))).toBe(`${'a'.repeat(160)}…`)
  })

  test('are cut to the differing part, with some context', () => {
    const [head, tail] = ['h'.repeat(500), 't'.repeat(500)]
    const [was, is] = whereTheyDiffer(`${head}OLD${tail}`, `${head}NEWER${tail}`)
    expect(was).toBe(`…${'h'.repeat(40)}OLD${'t'.repeat(40)}…`)
    expect(is).toBe(`…${'h'.repeat(40)}NEWER${'t'.repeat(40)}…`)
  })

  test('differ at the end if one continues the other', () => {
    const text = 'x'.repeat(300)
    expect(whereTheyDiffer(text, `${text}!`)).toEqual([`…${'x'.repeat(40)}`, `…${'x'.repeat(40)}!`])
  })
})
