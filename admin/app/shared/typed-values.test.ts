import { expect, test } from 'vitest'
import { fromHongKongField, toHongKongField } from './hong-kong-moment.ts'
import { dollarsOf, numberOrNull, shown } from './typed-number.ts'

test('a moment is entered in Hong Kong time, whatever the time zone of the machine', () => {
  expect(toHongKongField('2026-02-28T17:05:00.000Z')).toBe('2026-03-01T01:05')
  expect(fromHongKongField('2026-03-01T01:05')).toBe('2026-02-28T17:05:00.000Z')
  expect([toHongKongField(null), fromHongKongField('')]).toEqual(['', null])
})

test('an empty number is null, and null is shown empty', () => {
  expect([numberOrNull(' '), numberOrNull('0'), shown(null), shown(0)]).toEqual([null, 0, '', '0'])
  expect([dollarsOf('19.999'), dollarsOf('0.1')]).toEqual([20, 0.1])
})
