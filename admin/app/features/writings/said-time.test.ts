import { expect, test } from 'vitest'
import { saysTime } from './said-time.ts'

test.each([
  ['Monday to Saturday, 10:30–19:00', '10:30', true],
  ['Monday to Saturday, 10:30–19:00', '19:00', true],
  ['Monday to Saturday, 10:30–19:00', '18:00', false],
  ['9am to 7 p.m.', '09:00', true],
  ['9am to 7 p.m.', '19:00', true],
  ['9am to 7 p.m.', '07:00', false],
  ['9:30am to 7:00pm', '09:30', true],
  ['星期一至五上午9時至晚上7時', '09:00', true],
  ['星期一至五上午9時至晚上7時', '19:00', true],
  ['周一至周五 9点半开门', '09:30', true],
  ['周一至周五 9点半开门', '09:00', false],
  ['Daily from 11:00', '01:00', false],
])('“%s” mentions %s: %s', (text, time, isSaid) => {
  expect(saysTime(text, time)).toBe(isSaid)
})
