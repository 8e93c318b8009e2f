import { expect, test } from 'vitest'
import { inLocale, matchLanguage } from './locales.ts'

test.each([
  ['zh-HK,zh;q=0.9,en;q=0.8', 'zh'],
  ['zh-CN,zh;q=0.9', 'cn'],
  ['zh-Hans-HK', 'cn'],
  ['zh-Hant-CN', 'zh'],
  ['yue-HK', 'zh'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.5,zh;q=0.6', 'zh'],
  ['en;q=0,zh-TW', 'zh'],
  ['fr', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  ['en;q=abc', undefined],
  [`${'x'.repeat(10_000)},en`, undefined],
])('the best supported language for a browser, case %#', (header, expected) =>
  expect(matchLanguage(header)).toBe(expected),
)

test('a missing language falls back to Traditional Chinese, then English', () => {
  expect(inLocale({ en: 'Sofa', zh: '梳化' }, 'cn')).toBe('梳化')
  expect(inLocale({ en: 'Sofa' }, 'cn')).toBe('Sofa')
  expect(inLocale({ cn: '沙发' }, 'en')).toBe('沙发')
  expect(inLocale(undefined, 'en')).toBe('')
})
