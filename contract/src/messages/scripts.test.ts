import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { foreignTo } from '../../../e2e/scripts-of-chinese.ts'
import { expect, test } from 'vitest'
import { type Locale, locales } from '../locales.ts'

/** The first test of a language brings in all its files. */
const timeout = 60_000

/** How one person is addressed: `您` in `cn`, `你` in `zh`, in every text. To a shop its visitors say `你们` and `你們`. */
const otherAddress = { zh: /您/, cn: /你(?!们)/, en: /[您你]/ } satisfies Record<Locale, RegExp>

/** Texts of one language that are said in another: names of languages, and what the mails of another reader are called. */
const quoted = /^(?:繁體中文|繁|简体中文|简|English|EN)$/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

async function filesIn(locale: Locale): Promise<string[]> {
  const names = await readdir(join(import.meta.dirname, locale), { recursive: true })
  return names.filter((name) => name.endsWith('.ts')).toSorted()
}

test('R60 each language has the same files of words', async () => {
  const [files, ...others] = await Promise.all(locales.map(filesIn))
  expect(files!.length).toBeGreaterThan(50)
  expect(others).toEqual([files, files])
})

test.each(locales)(
  'R60, beyond 106: mails, papers, toasts, validation and alt texts of %s are in its language and script',
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
  'every text of %s addresses its reader in one form',
  async (locale) => {
    for (const file of await filesIn(locale)) {
      const texts = textsIn(await import(join(import.meta.dirname, locale, file)))
      expect([file, texts.filter((text) => otherAddress[locale].test(text))]).toEqual([file, []])
    }
  },
  timeout,
)
