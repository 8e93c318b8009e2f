import { describe, expect, test } from 'vitest'
import { beginningOf, fieldChanges, isEmpty, whereTheyDiffer } from './field-changes.ts'

describe('the fields of an audit entry', () => {
  test('that did not change are left out, however deep they stand', () => {
    const before = { title: { zh: '梳化', en: 'Sofa' }, price: 100, tags: ['a', 'b'] }
    const after = { title: { zh: '梳化', en: 'Oat sofa' }, price: 100, tags: ['a', 'c'] }
    expect(fieldChanges(before, after)).toEqual([
      { path: ['title', 'en'], before: 'Sofa', after: 'Oat sofa' },
      { path: ['tags'], before: ['a', 'b'], after: ['a', 'c'] },
    ])
  })

  test('of a list of things are named by their place in it', () => {
    const before = { lines: [{ quantity: 1 }, { quantity: 2 }] }
    const after = { lines: [{ quantity: 1 }, { quantity: 3 }, { quantity: 4 }] }
    expect(fieldChanges(before, after)).toEqual([
      { path: ['lines', 1, 'quantity'], before: 2, after: 3 },
      { path: ['lines', 2, 'quantity'], before: undefined, after: 4 },
    ])
  })

  test('of what is new are those that are filled in', () => {
    expect(fieldChanges(null, { name: 'Mei', phone: '', notes: [], address: null })).toEqual([
      { path: ['name'], before: undefined, after: 'Mei' },
    ])
  })

  test('keep false and zero, which say something', () => {
    expect([isEmpty(false), isEmpty(0), isEmpty(''), isEmpty({}), isEmpty(undefined)]).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
    expect(fieldChanges({ is_on: true, stock: 3 }, { is_on: false, stock: 0 })).toHaveLength(2)
  })

  test('that are one thing are not taken apart', () => {
    const [before, after] = [
      { zh: '順豐', en: 'SF' },
      { zh: '自取', en: 'Collection' },
    ]
    expect(fieldChanges({ courier: before }, { courier: after })).toEqual([{ path: ['courier'], before, after }])
  })
})

describe('long texts', () => {
  test('that are short enough stand whole', () => {
    expect(whereTheyDiffer('short', 'shirt')).toEqual(['short', 'shirt'])
    expect(beginningOf('a'.repeat(160))).toBe('a'.repeat(160))
    expect(beginningOf('a'.repeat(161))).toBe(`${'a'.repeat(160)}…`)
  })

  test('are cut to where they differ, with some words around it', () => {
    const [head, tail] = ['h'.repeat(500), 't'.repeat(500)]
    const [was, is] = whereTheyDiffer(`${head}OLD${tail}`, `${head}NEWER${tail}`)
    expect(was).toBe(`…${'h'.repeat(40)}OLD${'t'.repeat(40)}…`)
    expect(is).toBe(`…${'h'.repeat(40)}NEWER${'t'.repeat(40)}…`)
  })

  test('of which one continues the other differ at the end', () => {
    const text = 'x'.repeat(300)
    expect(whereTheyDiffer(text, `${text}!`)).toEqual([`…${'x'.repeat(40)}`, `…${'x'.repeat(40)}!`])
  })
})
