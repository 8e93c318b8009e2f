import { describe, expect, test } from 'vitest'
import { dayName, firstBookableDay, nextWorkingDays } from './booking-days.ts'

describe('days for a booking', () => {
  test('begin tomorrow by the clock of Hong Kong, not of the reader', () => {
    expect(firstBookableDay(new Date('2026-11-20T15:59:00Z'))).toBe('2026-11-21')
    expect(firstBookableDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-22')
  })

  test('leave Sundays out', () => {
    const friday = new Date('2026-11-20T04:00:00Z')
    expect(nextWorkingDays(friday, 3)).toEqual(['2026-11-21', '2026-11-23', '2026-11-24'])
  })

  test('are written as each language writes them', () => {
    const written = ['zh-Hant-HK', 'zh-Hans', 'en-HK'].map((tag) => dayName('2026-11-24', tag))
    expect(written).toEqual(['11月24日（二）', '11月24日（二）', 'Tue, 24 Nov'])
  })
})
