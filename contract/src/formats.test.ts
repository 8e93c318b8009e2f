import { describe, expect, test } from 'vitest'
import { isEmail, passwordPattern, slugOf } from './formats.ts'

describe('an email', () => {
  test.each(['a@shop.example', 'chan.tai-man+shop@mail.example.hk', "o'hara@example.com"])('%s is one', (email) =>
    expect(isEmail(email)).toBe(true),
  )
  test.each([
    '',
    'a',
    'a@',
    '@b.example',
    'a@b',
    'a b@c.example',
    'a@b..example',
    'a@@b.example',
    'a@b.example\r\nBcc: x@y.example',
    'a@b.example,c@d.example',
    `${'a'.repeat(65)}@b.example`,
  ])('case %# is none', (email) => expect(isEmail(email)).toBe(false))

  test('INJ-11 is judged in no time however long the text', () => {
    const texts = ['a', '-', 'a@a@', '裝-'].map((piece) => piece.repeat(50_000 / piece.length))
    const start = performance.now()
    for (const text of texts) expect(isEmail(text)).toBe(false)
    for (const text of texts) slugOf(text)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('a password', () => {
  test.each(['abcdefg1', '1234567a', `a1${'b'.repeat(126)}`])('case %# will do', (password) =>
    expect(passwordPattern.test(password)).toBe(true),
  )
  test.each(['short1', 'abcdefgh', '12345678', 'abcdefg1!', ' abcdefg1', `a1${'b'.repeat(127)}`])(
    'case %# will not',
    (password) => expect(passwordPattern.test(password)).toBe(false),
  )
})

describe('a slug', () => {
  test.each([
    ['Oak Dining Table', 'oak-dining-table'],
    ['三座位布藝梳化（燕麥色）', '三座位布藝梳化-燕麥色'],
    ['  --Lounge chair, ivory bouclé-- ', 'lounge-chair-ivory-bouclé'],
    ['LED 燈 3000K', 'led-燈-3000k'],
    ['<script>', 'script'],
  ])('of %s is %s', (title, slug) => expect(slugOf(title)).toBe(slug))
})
