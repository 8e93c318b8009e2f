import { expect, test } from 'vitest'
import { overlay, overridesFor } from './message-tree.ts'

const builtIn = { shell: { skip: 'Skip', more: ['Open ', ['title']] }, screens: { home: 'Home' } }
const compile = (text: string) => text

test('texts of staff in the language of the page override built-in ones', () => {
  const own = { shell: { skip: 'Jump' } }
  const overrides = overridesFor(builtIn, [own, { shell: { skip: '跳' } }, own], compile)
  expect(overrides).toEqual({ shell: { skip: 'Jump' } })
  expect(overlay(builtIn, overrides)).toEqual({ ...builtIn, shell: { ...builtIn.shell, skip: 'Jump' } })
})

test('another language is used only if there is no text, Traditional Chinese first', () => {
  const zh = { shell: { skip: '跳', note: '留意' }, extra: { a: '甲' } }
  const en = { shell: { note: 'Note' }, extra: { a: 'A', b: 'B' } }
  expect(overridesFor(builtIn, [undefined, zh, en], compile)).toEqual({
    shell: { note: '留意' },
    extra: { a: '甲', b: 'B' },
  })
})

test('a text does not replace a group, nor a group a text', () => {
  expect(overridesFor(builtIn, [{ shell: 'x' }], compile)).toEqual({})
  expect(overlay(builtIn, overridesFor(builtIn, [{ screens: { home: { deep: 'x' } } }], compile))).toEqual(builtIn)
})

test('ignores names of the prototype', () => {
  const hostile = JSON.parse('{"__proto__": {"skip": "x"}, "constructor": {"a": "x"}}')
  const overrides = overridesFor(builtIn, [hostile], compile)
  expect(Object.hasOwn(overrides, '__proto__')).toBe(false)
  expect(({} as Record<string, unknown>).skip).toBeUndefined()
})
