import type { MessageTree } from '@fitout/contract/configuration.ts'
import { type Locale, languageTags, locales } from '@fitout/contract/locales.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { staffMessages } from '../../vite/staff-words.ts'
import { treeOf } from './message-tree.ts'
import { translatorOf } from './translator.ts'

const { translate, learn } = translatorOf('en', {
  count: '{count, plural, one {# room} other {# rooms}}',
  audit: { actions: { 'rooms.add': '{who} added' } },
})

test('messages that are learnt later join the tree, including dotted names, and values fill the placeholders', () => {
  expect(translate('audit.subjects.room')).toBe('audit.subjects.room')
  learn({ audit: { subjects: { room: 'room' } }, braces: "'{number}' stands for it" })
  expect([translate('count', { count: 1 }), translate('count', { count: 2 })]).toEqual(['1 room', '2 rooms'])
  expect([translate('audit.actions.rooms.add', { who: 'Ann' }), translate('audit.subjects.room')]).toEqual([
    'Ann added',
    'room',
  ])
  expect([translate('braces'), translate('audit.actions.rooms.add', { who: null })]).toEqual([
    '{number} stands for it',
    ' added',
  ])
})

test('a missing text falls back to another, or to its key', () => {
  expect([translate('audit.actions'), translate('nothing', { _: 'none' }), translate('As it is.')]).toEqual([
    'audit.actions',
    'none',
    'As it is.',
  ])
})

test.each(locales)('every staff message in %s is complete', async (locale: Locale) => {
  const messages = await staffMessages(locale)
  const say = translatorOf(languageTags[locale], messages).translate
  const texts = textsOf(messages, '')
  expect(texts.length).toBeGreaterThan(1500)
  const wrong = texts.filter(([key, text]) => {
    const values = Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 1]))
    const result = say(key, values)
    return result === key || /%\{|\|{4}/.test(result)
  })
  expect(wrong).toEqual([])
})

/** The sources of all screens. */
async function readScreens(): Promise<string[]> {
  const folder = join(import.meta.dirname, '..')
  const sources = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  return Promise.all(sources.map((name) => readFile(join(folder, name), 'utf8')))
}

test.each(locales)('every key used by a screen has a text in %s', async (locale: Locale) => {
  const { keys } = treeOf([await staffMessages(locale)])
  const named = (await readScreens()).flatMap((source) =>
    [...source.matchAll(/\bt\('(\w+(?:\.[\w-]+)+)'/g)].map(([, key = '']) => key),
  )
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((key) => !keys.has(key))).toEqual([])
})

test.each(locales)('screens give the texts in %s the values of their placeholders', async (locale: Locale) => {
  const texts = new Map(textsOf(await staffMessages(locale), ''))
  const placeholdersOf = (text: string) =>
    // The branches of a plural are in braces too.
    [...text.matchAll(/, (?:plural|select),/.test(text) ? /\{(\w+),/g : /\{(\w+)[,}]/g)].map(([, name]) => name)
  const calls = (await readScreens()).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*'([\w.-]+)',\s*\{([^{}]*)\}/g)].map(([, key = '', values = '']) => ({ key, values })),
  )
  expect(calls.length).toBeGreaterThan(300)
  const wanting = calls.filter(({ key, values }) => {
    const given = new Set([...values.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(([, name]) => name))
    return !values.includes('...') && placeholdersOf(texts.get(key) ?? '').some((name) => !given.has(name))
  })
  expect(wanting).toEqual([])
})

function textsOf(tree: MessageTree, above: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${above}${name}`, value] as [string, string]] : textsOf(value, `${above}${name}.`),
  )
}
