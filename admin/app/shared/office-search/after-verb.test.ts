import { expect, test } from 'vitest'
import { afterVerb } from './after-verb.ts'

test.each([
  ['pause autumn', 'autumn'],
  ['Pause campaign Autumn', 'autumn'],
  ['pause', ''],
  ['pauses', undefined],
  ['p', undefined],
  ['autumn', undefined],
])('of “%s” typed for “Pause campaign: …”, “%s” is sought', (typed, rest) => {
  expect(afterVerb('Pause campaign: ', typed)).toBe(rest)
})

test.each([
  ['暫停秋季', '秋季'],
  ['暫停推廣活動 秋季', '秋季'],
  ['暫停', ''],
  ['暫', undefined],
  ['秋季', undefined],
])('of 「%s」 typed for 「暫停推廣活動：…」, 「%s」 is sought', (typed, rest) => {
  expect(afterVerb('暫停推廣活動：', typed)).toBe(rest)
})
