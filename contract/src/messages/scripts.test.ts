import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foreignTo } from '../../../e2e/scripts-of-chinese.ts'
import { expect, test } from 'vitest'
import { type Locale, locales } from '../locales.ts'

/** The first test of a language loads all its files. */
const timeout = 60_000

/** The form of address for one person: `您` in `cn`, `你` in `zh`, in every text. Visitors address a shop as `你们` and `你們`. */
const otherAddress = { zh: /您/, cn: /你(?!们)/, en: /[您你]/ } satisfies Record<Locale, RegExp>

/** Texts of one language that appear in another: names of languages, and the names of another reader's mails. */
const quoted = /^(?:繁體中文|繁|简体中文|简|English|EN)$/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

async function filesIn(locale: Locale): Promise<string[]> {
  const names = await readdir(join(import.meta.dirname, locale), { recursive: true })
  return names.filter((name) => name.endsWith('.ts')).toSorted()
}

test('R60 each language has the same message files', async () => {
  const [files, ...others] = await Promise.all(locales.map(filesIn))
  expect(files!.length).toBeGreaterThan(50)
  expect(others).toEqual([files, files])
})

test.each(locales)(
  'R60, beyond 106: mails, documents, toasts, validation and alt texts of %s are in its language and script',
  async (locale) => {
    const foreignIn = foreignTo(locale)
    for (const file of await filesIn(locale)) {
      const texts = textsIn(await import(join(import.meta.dirname, locale, file))).filter((text) => !quoted.test(text))
      expect([file, texts.filter((text) => foreignIn(text).length > 0)]).toEqual([file, []])
    }
  },
  timeout,
)

test.each(locales)(
  'every text of %s uses one form of address',
  async (locale) => {
    for (const file of await filesIn(locale)) {
      const texts = textsIn(await import(join(import.meta.dirname, locale, file)))
      expect([file, texts.filter((text) => otherAddress[locale].test(text))]).toEqual([file, []])
    }
  },
  timeout,
)

/** Words replaced by another term here: one thing has one name, in the back office, the shop and the handbook. */
const otherNames = {
  zh: /轉帳|入帳(?!戶)|自取點|送貨方法|裏|發布|快將售完|禮券|優惠活動|店主|下單|設計公司|無須|物業類型/,
  cn: /转帐|入帐|自取点|送货方式|礼券|店主|设计公司|发佈|客人|客户|屋主|量尺|物业类型/,
  en: /\bactivity log\b/i,
} satisfies Record<Locale, RegExp>

const handbookOf = async (locale: Locale): Promise<string[]> => {
  const folder = join(import.meta.dirname, '../../../docs/handbook', locale)
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  return Promise.all(pages.map(async (name) => readFile(join(folder, name), 'utf8')))
}

test.each(locales)(
  'one thing has one name in %s, in messages and handbook',
  async (locale) => {
    for (const file of await filesIn(locale)) {
      const texts = textsIn(await import(join(import.meta.dirname, locale, file)))
      expect([file, texts.filter((text) => otherNames[locale].test(text))]).toEqual([file, []])
    }
    const lines = (await handbookOf(locale)).flatMap((page) => page.split('\n'))
    expect(lines.length).toBeGreaterThan(500)
    expect(lines.filter((line) => otherNames[locale].test(line) || otherAddress[locale].test(line))).toEqual([])
  },
  timeout,
)

/** A number before a plural noun outside plural forms: it also occurs with one. */
const countedWithoutOne = /\{(?:count|points|owed|rows|hours|days|pictures|done)\}(?: [a-z-]+)? [a-z-]+s\b/

test(
  'English uses the singular for one, for staff too',
  async () => {
    for (const file of await filesIn('en')) {
      if (!file.startsWith('staff/')) continue
      const texts = textsIn(await import(join(import.meta.dirname, 'en', file)))
      const plain = texts.filter((text) => countedWithoutOne.test(text) && !text.includes(', plural,'))
      expect([file, plain]).toEqual([file, []])
    }
  },
  timeout,
)
