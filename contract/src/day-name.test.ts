import { expect, test } from 'vitest'
import { dayName, weekdayName } from './day-name.ts'
import { languageTags, locales } from './locales.ts'

test('days are written in the style of each language', () => {
  const written = ['zh-Hant-HK', 'zh-Hans', 'en-HK'].map((tag) => dayName('2026-11-24', tag))
  expect(written).toEqual(['11月24日（二）', '11月24日（二）', 'Tue, 24 Nov'])
})

test('weekdays in a list are named as in Hong Kong, in the tags that the apps use', () => {
  const tuesday = new Date('2026-11-24T00:00:00Z')
  expect(locales.map((locale) => [locale, weekdayName(tuesday, languageTags[locale])])).toEqual(
    expect.arrayContaining([
      ['zh', '星期二'],
      ['cn', '周二'],
      ['en', 'Tue'],
    ]),
  )
})
