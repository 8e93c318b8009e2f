import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { MessageTree } from '../configuration.ts'

const folder = join(import.meta.dirname, 'en')

/** Units that are counted whatever their placeholder is called, even where it is filled with text. */
const units = '(?:second|minute|hour|day|week|month|year|point|piece|unit|picture|character|order|customer)s'

/** A number followed by a plural; verbs, and a range of which the second number has its plural, are none. */
const plurals = [
  new RegExp(`\\{(?!who\\})\\w+(?:, number)?\\}[ \u00A0](?:[a-z]+ )?${units}\\b`, 'g'),
  /\{(?:\w+, number|count|rows|least|most|tries|watchers|units)\}[ \u00A0](?:new |open |working )?(?!(?:is|was|has|as|less)\b)(?:[a-z]+s|people)\b/g,
]

async function messagesIn(path: string): Promise<MessageTree[]> {
  const files = (await readdir(join(folder, path))).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(files.map((file) => import(join(folder, path, file)) as Promise<object>))
  return modules.flatMap(Object.values)
}

function textsOf(tree: MessageTree | string): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(textsOf)
}

/** The message without its plural forms, which name the count themselves. */
function withoutForms(text: string): string {
  const start = text.search(/\{\w+, plural,/)
  if (start < 0) return text
  let depth = 0
  let end = start
  do {
    if (text[end] === '{') depth += 1
    if (text[end] === '}') depth -= 1
    end += 1
  } while (depth > 0 && end < text.length)
  return withoutForms(text.slice(0, start) + text.slice(end))
}

const uncounted = (text: string) => plurals.flatMap((plural) => withoutForms(text).match(plural) ?? [])

test('English counts have a singular', async () => {
  const texts = [...(await messagesIn('')), ...(await messagesIn('staff'))].flatMap(textsOf)
  expect(texts.length).toBeGreaterThan(3000)
  expect(texts.filter((text) => uncounted(text).length > 0)).toEqual([])
})

test('a plural without a singular is found, a verb or a plural form is not', () => {
  const found = ['{days, number} days', 'within {minutes} minutes', '{count} new notices', '{amount}\u00A0hours ago']
  const fine = ['{count, plural, one {{count} day} other {{count} days}} left', 'No. {number, number} is closed']
  expect([...found, ...fine].filter((text) => uncounted(text).length > 0)).toEqual(found)
})
