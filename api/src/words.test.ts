import { expect, test } from 'vitest'
import { fillIn } from './words.ts'

test('a message is filled in by name, and the inserted text is not interpreted', () => {
  expect(fillIn('Dear {name}, {name}!', { name: "$& {time} O'Neill" })).toBe(
    "Dear $& {time} O'Neill, $& {time} O'Neill!",
  )
  expect(fillIn('{count} left', { count: 0 })).toBe('0 left')
})

test('English counts use singular and plural, around a sign or a placeholder', () => {
  const stops = '{count, plural, one {{count} stop} other {{count} stops}}'
  expect(fillIn(stops, { count: 1 })).toBe('1 stop')
  expect(fillIn(stops, { count: '1' })).toBe('1 stop')
  expect(fillIn(stops, { count: 3 })).toBe('3 stops')
  const days = 'due {days, plural, one {# day} other {# days}} after {event}'
  expect(fillIn(days, { days: 2, event: 'handover' })).toBe('due 2 days after handover')
})
