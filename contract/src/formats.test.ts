import { describe, expect, test } from 'vitest'
import {
  areaCodes,
  canonicalEmail,
  formatFaults,
  isEmail,
  isPhoneOf,
  passwordPattern,
  plainPhone,
  slugOf,
} from './formats.ts'
import { canonicalPhone } from './telephone.ts'

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
  ])('case %# is invalid', (email) => expect(isEmail(email)).toBe(false))

  test('INJ-11 is checked in linear time however long the text', () => {
    const texts = ['a', '-', 'a@a@', '裝-'].map((piece) => piece.repeat(50_000 / piece.length))
    const start = performance.now()
    for (const text of texts) expect(isEmail(text)).toBe(false)
    for (const text of texts) slugOf(text)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('a password', () => {
  test.each(['abcdefg1', '1234567a', `a1${'b'.repeat(126)}`])('case %# is accepted', (password) =>
    expect(passwordPattern.test(password)).toBe(true),
  )
  test.each(['short1', 'abcdefgh', '12345678', 'abcdefg1!', ' abcdefg1', `a1${'b'.repeat(127)}`])(
    'case %# is refused',
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

test.each([
  ['852', '51234567', true],
  ['852', '1234', false],
  ['852', '512345678', false],
  ['852', '12345678', false],
  ['853', '66123456', true],
  ['853', '1234567', false],
  ['86', '13800138000', true],
  ['86', '51234567', false],
  ['1', '51234567', false],
])('with +%s, %s can be a telephone number: %s', (areaCode, digits, isOne) => {
  expect(isPhoneOf(areaCode, digits)).toBe(isOne)
  const code = areaCodes.find((one) => one === areaCode)
  if (code) expect(canonicalPhone(code, digits)).toBe(isOne ? digits : undefined)
})

test.each([
  ['852', '+852 5123 4567', '51234567'],
  ['852', '85251234567', '51234567'],
  ['852', '５１２３-４５６７', '51234567'],
  ['853', '+853 6612 3456', '66123456'],
  ['86', '010 1234 5678', '1012345678'],
  ['86', '12345', undefined],
  ['852', 'abc', undefined],
] as const)('with +%s, %s is written %s', (areaCode, typed, kept) => {
  expect(canonicalPhone(areaCode, typed)).toBe(kept)
})

describe('before a body is sent', () => {
  test.each([
    [{ type: 'EMAIL', login_id: 'a@shop.example', password: 'Right1234' }, []],
    [{ type: 'EMAIL', login_id: '' }, []],
    [{ type: 'EMAIL', login_id: '51234567' }, [{ path: 'login_id', code: 'email-format' }]],
    [{ type: 'PHONE', login_id: '51234567' }, []],
    [{ type: 'PHONE', login_id: 'a@shop.example' }, [{ path: 'login_id', code: 'phone-format' }]],
    [{ type: 'TEMP', login_id: 'anything' }, []],
    [
      { email: 'a@', phone: '5123 4567', password: 'short1', old_password: 'abcdefgh', new_password: '12345678' },
      [
        { path: 'email', code: 'email-format' },
        { path: 'phone', code: 'phone-format' },
        { path: 'password', code: 'password-format' },
        { path: 'old_password', code: 'password-format' },
        { path: 'new_password', code: 'password-format' },
      ],
    ],
    [{ email: '', phone: '' }, []],
    [{ area_code: '852', phone: '1234' }, [{ path: 'phone', code: 'phone-format' }]],
    [{ area_code: '853', phone: '66123456' }, []],
    [{ password: '' }, [{ path: 'password', code: 'password-format' }]],
    [{ email: null, phone: undefined, comment: 'a@' }, []],
  ])('case %# names every invalid field', (body, faults) => expect(formatFaults(body)).toEqual(faults))
})

test('emails and telephone numbers are normalised', () => {
  for (const typed of ['A@Shop.Example', ' a@shop.example ', 'ａ@ｓｈｏｐ.example']) {
    expect(canonicalEmail(typed)).toBe('a@shop.example')
  }
  for (const typed of ['51234567', '+852 5123 4567', '５１２３４５６７', '5123-4567']) {
    expect(plainPhone(typed, '852')).toBe('51234567')
  }
})

test('beyond 105: a thousand titles in Chinese only have distinct, stable slugs', () => {
  const parts = ['橡木', '胡桃木', '北歐', '日式', '簡約', '復古', '訂造', '防水', '可摺疊', '雙人']
  const pieces = ['餐枱', '梳化', '吊燈', '書櫃', '地氈', '床架', '浴室鏡', '鞋櫃', '窗簾', '茶几']
  const places = ['客廳', '睡房', '書房', '廚房', '露台', '玄關', '浴室', '兒童房', '飯廳', '工作間']
  const titles = parts.flatMap((part) =>
    pieces.flatMap((piece) => places.map((place) => `${part}${piece}（${place}）——${place}專用！`)),
  )
  const slugs = titles.map(slugOf)
  expect(new Set(slugs).size).toBe(1000)
  for (const slug of slugs) {
    expect(slug).toMatch(/^\p{Script=Han}+(-\p{Script=Han}+)*$/u)
    expect(slugOf(slug)).toBe(slug)
    expect(decodeURIComponent(new URL(`/products/1/${slug}`, 'http://shop.example').pathname)).toBe(
      `/products/1/${slug}`,
    )
  }
})
