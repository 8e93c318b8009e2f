import { expect, test } from 'vitest'
import { dayName } from './day-name.ts'

test('days are written in the style of each language', () => {
  const written = ['zh-Hant-HK', 'zh-Hans', 'en-HK'].map((tag) => dayName('2026-11-24', tag))
  expect(written).toEqual(['11月24日（二）', '11月24日（二）', 'Tue, 24 Nov'])
})
