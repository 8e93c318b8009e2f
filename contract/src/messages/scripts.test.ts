import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { foreignTo } from '../../../e2e/scripts-of-chinese.ts'
import { expect, test } from 'vitest'
import { locales } from '../locales.ts'

/** Texts of one language that are said in another: names of languages, and what the mails of another reader are called. */
const quoted = /^(?:繁體中文|繁|简体中文|简|English|EN)$/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test.each(locales)(
  'beyond 106: mails, papers, toasts, validation and alt texts of %s are in its language and script',
  async (locale) => {
    const folder = join(import.meta.dirname, locale)
    const foreignIn = foreignTo(locale)
    const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
    expect(files.length).toBeGreaterThan(50)
    for (const file of files) {
      const texts = textsIn(await import(join(folder, file))).filter((text) => !quoted.test(text))
      expect([file, texts.filter((text) => foreignIn(text).length > 0)]).toEqual([file, []])
    }
  },
)
