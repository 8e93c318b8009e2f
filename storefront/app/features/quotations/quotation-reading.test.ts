import { expect, test } from 'vitest'
import {
  chosenBeforehand,
  chosenTotal,
  choiceAfter,
  type Content,
  type Line,
  partsByRoom,
  partsByTrade,
} from './quotation-reading.ts'

const line = (key: string, amount: number, change: Partial<Line> = {}): Line => ({
  key,
  kind: 'WORK',
  title: { en: key },
  description: {},
  material: {},
  room: null,
  qty: 1,
  unit: 'ITEM',
  unit_price: amount,
  amount,
  set: null,
  is_default: false,
  ...change,
})

const oak = line('oak', 9000, { kind: 'OPTION', set: 'floor', is_default: true })
const bamboo = line('bamboo', 7000.5, { kind: 'OPTION', set: 'floor' })
const lamps = line('lamps', 880.1, { kind: 'OPTION' })

const content = {
  total: 1500.2,
  groups: [
    { key: 'masonry', title: {}, subtotal: 1000, lines: [line('tiles', 1000, { room: 'bathroom' })] },
    {
      key: 'plumbing',
      title: {},
      subtotal: 500.2,
      lines: [line('taps', 300.2, { room: 'bathroom' }), line('pipes', 200)],
    },
    { key: 'flooring', title: {}, subtotal: 0, lines: [oak, bamboo, lamps] },
  ],
} as unknown as Content

test('options are in no part, by trade or by room', () => {
  expect(partsByTrade(content).map(({ key, subtotal }) => [key, subtotal])).toEqual([
    ['masonry', 1000],
    ['plumbing', 500.2],
  ])
  expect(partsByRoom(content).map(({ key, subtotal }) => [key, subtotal])).toEqual([
    ['bathroom', 1300.2],
    ['', 200],
  ])
})

test('in a set one choice replaces another, others are toggled, and the total follows to the cent', () => {
  const first = chosenBeforehand(content)
  expect(chosenTotal(content, first)).toBe(10_500.2)
  const other = choiceAfter(content, first, bamboo)
  expect(other).toEqual(['bamboo'])
  const more = choiceAfter(content, other, lamps)
  expect(chosenTotal(content, more)).toBe(9380.8)
  expect(choiceAfter(content, more, lamps)).toEqual(['bamboo'])
  // Choices from an older version are ignored.
  expect(chosenTotal(content, ['of another version'])).toBe(1500.2)
})
