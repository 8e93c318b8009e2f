import { expect, test } from 'vitest'
import { languageOfRoot } from './language-choice.ts'

const shop = 'https://shop.test'
const languageOf = (headers: Record<string, string>) => languageOfRoot(new Request(`${shop}/`, { headers }), shop)

test.each([
  [{ Cookie: 'store_i18n=en', 'Accept-Language': 'zh-CN' }, 'en'],
  [{ Cookie: 'a=b; store_i18n=cn' }, 'cn'],
  [{ 'Accept-Language': 'zh-CN,zh;q=0.9' }, 'cn'],
  [{ 'Accept-Language': 'zh-HK' }, 'zh'],
  [{ 'Accept-Language': 'fr, en;q=0.5' }, 'en'],
  [{ 'Accept-Language': 'fr' }, 'zh'],
  [{}, 'zh'],
])('%o chooses %s', (headers, locale) => expect(languageOf(headers as Record<string, string>)).toBe(locale))

test.each(['xx', '', 'EN', '../../', '<script>', '%00', 'en%0d%0a', 'x'.repeat(9000)])(
  'ignores a cookie with an unknown language: %j',
  (value) => expect(languageOf({ Cookie: `store_i18n=${value}`, 'Accept-Language': 'zh-CN' })).toBe('cn'),
)

test('a visitor from one of our pages has already chosen', () => {
  const saved = { Cookie: 'store_i18n=en' }
  expect(languageOf({ ...saved, 'Sec-Fetch-Site': 'same-origin' })).toBe('zh')
  expect(languageOf({ ...saved, Referer: `${shop}/en/products` })).toBe('zh')
  expect(languageOf({ ...saved, Referer: `${shop}.evil.example/` })).toBe('en')
  expect(languageOf({ ...saved, 'Sec-Fetch-Site': 'none', Referer: `${shop}/` })).toBe('en')
})
