import { expect, test } from 'vitest'
import { laidOver, stepBy } from './sheet-grid.ts'

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
})
const here = { row: 2, column: 1 }
const within = { start: 1, end: 1, length: 3 }

test('arrows and Enter move between cells, but sideways only at the ends of the input', () => {
  expect(stepBy(press('Enter'), here, within)).toEqual({ row: 3, column: 1 })
  expect(stepBy(press('Enter', { shiftKey: true }), here, within)).toEqual({ row: 1, column: 1 })
  expect(stepBy(press('ArrowLeft'), here, within)).toBeUndefined()
  expect(stepBy(press('ArrowLeft'), here, { start: 0, end: 3, length: 3 })).toEqual({ row: 2, column: 0 })
  expect(stepBy(press('ArrowRight'), here, { start: 3, end: 3, length: 3 })).toEqual({ row: 2, column: 2 })
  expect(stepBy(press('Enter', { isComposing: true }), here, within)).toBeUndefined()
})

test('a pasted block fills the covered cells with its numbers, sound or not, and counts the other values', () => {
  const block = [
    ['HK$1,280.00', '4', '9'],
    ['', '2.5', 'x'],
    ['７０', '1', ''],
  ]
  expect(laidOver(block, { row: 1, column: 0 }, ['price', 'kwun-tong'], 4)).toEqual({
    cells: [
      { row: 1, column: 0, typed: '1280.00' },
      { row: 1, column: 1, typed: '4' },
      { row: 2, column: 1, typed: '2.5' },
      { row: 3, column: 0, typed: '70' },
      { row: 3, column: 1, typed: '1' },
    ],
    leftOut: 2,
  })
  expect(laidOver([['12 Jan'], ['-3']], { row: 3, column: 0 }, ['price'], 4)).toEqual({ cells: [], leftOut: 2 })
})
