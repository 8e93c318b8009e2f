import { expect, test } from 'vitest'
import { deliveryDates } from './delivery-dates.ts'

const team = { key: 'own-team', title: '', minDays: 3, maxDays: 7 }

test('counts from the current day in Hong Kong, and formats the days in each language', () => {
  // Half past midnight on 1 December in Hong Kong, still November elsewhere.
  const now = new Date('2026-11-30T16:30:00Z')
  expect(deliveryDates(now, 0, team, 'en-HK')).toBe('4 Dec – 8 Dec')
  expect(deliveryDates(now, 0, team, 'zh-Hant-HK')).toBe('12月4日 – 12月8日')
  expect(deliveryDates(now, 28, team, 'zh-Hans')).toBe('1月1日 – 1月5日')
})
