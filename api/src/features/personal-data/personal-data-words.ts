import { readdir } from 'node:fs/promises'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import type { personalData as zh } from '@fitout/contract/messages/zh/personal-data.ts'

type PersonalDataWords = Translated<typeof zh>
type Part = Partial<Record<keyof PersonalDataWords, Record<string, string>>>

/** The messages of the export: every message file can export `personalData`, so that a feature names its own tables. */
export const personalDataWords = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await wordsIn(locale)] as const)),
) as Record<Locale, PersonalDataWords>

async function wordsIn(locale: Locale): Promise<Part> {
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
  return whole
}
