import { expect, test } from 'vitest'
import { mergedLines, mergeRows } from './group-merge.ts'
import { type LineDraft, newLine } from '../../shared/quotation-lines/line-draft.ts'

const line = (key: string, qty = '1'): LineDraft => ({ ...newLine(), key, qty })
const base = [line('a'), line('b'), line('c')]
const shown = (lines: LineDraft[]) => lines.map(({ key, qty }) => `${key}${qty}`).join(' ')

test('takes changes, additions and removals of one side from that side', () => {
  const mine = [line('a', '2'), line('b'), line('mine'), line('c')]
  const theirs = [line('a'), line('b', '3'), line('theirs')]
  const rows = mergeRows(base, mine, theirs)
  expect(rows.filter(({ isOpen }) => isOpen)).toEqual([])
  expect(shown(mergedLines(rows, new Map()))).toBe('a2 b3 theirs1 mine1')
})

test('asks for a choice if both changed a line, and keeps one’s own until then', () => {
  const rows = mergeRows(base, [line('a', '2'), line('b'), line('c')], [line('a', '5'), line('b'), line('c')])
  expect(rows.filter(({ isOpen }) => isOpen).map(({ key }) => key)).toEqual(['a'])
  expect(shown(mergedLines(rows, new Map()))).toBe('a2 b1 c1')
  expect(shown(mergedLines(rows, new Map([['a', 'theirs']])))).toBe('a5 b1 c1')
})

test('asks if one side removed a line that the other changed', () => {
  const rows = mergeRows(base, [line('a'), line('c')], [line('a'), line('b', '9'), line('c')])
  expect(rows.filter(({ isOpen }) => isOpen).map(({ key }) => key)).toEqual(['b'])
  expect(shown(mergedLines(rows, new Map([['b', 'theirs']])))).toBe('a1 b9 c1')
})

test('keeps the order of one’s own lines', () => {
  expect(shown(mergedLines(mergeRows(base, [line('c'), line('a'), line('b')], base), new Map()))).toBe('c1 a1 b1')
})
