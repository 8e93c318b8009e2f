import { expect, test } from 'vitest'
import { tableAct } from './table-keys.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false }
const press = (key: string, held: Partial<typeof none> = {}, isChoice = false) =>
  tableAct({ ...none, key, ...held }, isChoice)

test('Enter moves on, arrows move between lines, with Alt they move the line, Escape leaves', () => {
  expect([press('Enter'), press('Enter', { ctrlKey: true }), press('Enter', { shiftKey: true })]).toEqual([
    'next',
    'insert',
    'above',
  ])
  expect([press('ArrowUp'), press('ArrowDown', { altKey: true }), press('Escape')]).toEqual([
    'above',
    'move-down',
    'leave',
  ])
  expect([press('a'), press('Tab'), press('ArrowLeft'), press('Backspace')]).toEqual(Array(4).fill(undefined))
})

test('no key acts during composition, and in a list the arrows choose', () => {
  expect(press('Enter', { isComposing: true })).toBeUndefined()
  expect([press('ArrowDown', {}, true), press('ArrowDown', { altKey: true }, true)]).toEqual([undefined, 'move-down'])
})
