import { expect, test } from 'vitest'
import { deliveryDates } from './delivery-dates.ts'

const team = { key: 'own-team', title: '', minDays: 3, maxDays: 7 }

test('counts from the day it is in Hong Kong, and says the days in each language', () => {
  // Half past midnight on 1 December in Hong Kong, still November elsewhere.
  const now = new Date('2026-11-30T16:30:00Z')
  expect(deliveryDates(now, 0, team, 'en-HK')).toMatch(/^4\s?–\s?8\sDec$/)
  expect(deliveryDates(now, 0, team, 'zh-Hant-HK')).toMatch(/^12月4日.{1,3}(12月)?8日$/)
  expect(deliveryDates(now, 28, team, 'zh-Hans')).toMatch(/1月1日.{1,3}(1月)?5日$/)
})
