import { readdir } from 'node:fs/promises'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import type { personalData as zh } from '@fitout/contract/messages/zh/personal-data.ts'

export type PersonalDataWords = Translated<typeof zh>
type Part = Partial<Record<keyof PersonalDataWords, Record<string, string>>>

const known = new Map<Locale, Promise<PersonalDataWords>>()

/**
 * The messages of the export: every message file can export `personalData`, so that a feature names its own tables. Read
 * when a copy is first asked for: these are a hundred files for each language.
 */
export function personalDataWords(locale: Locale): Promise<PersonalDataWords> {
  const words = known.get(locale) ?? wordsIn(locale)
  known.set(locale, words)
  return words
}

async function wordsIn(locale: Locale): Promise<PersonalDataWords> {
  const folder = new URL(`../../../../contract/src/messages/${locale}/`, import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted()
  const modules = await Promise.all(
    files.map((file) => import(`@fitout/contract/messages/${locale}/${file}`) as Promise<{ personalData?: Part }>),
  )
  const whole: Part = {}
  for (const [name, texts] of modules.flatMap((module) => Object.entries(module.personalData ?? {}))) {
    const key = name as keyof PersonalDataWords
    whole[key] = { ...whole[key], ...texts }
  }
  return whole as PersonalDataWords
}
