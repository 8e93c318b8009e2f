import { inLocale, type LanguageTag, langOf, type Locale, type Words } from './locales.ts'

/** The languages of those texts, by the names of their fields, that are missing in the reader's language. */
export type Langs<Field extends string = string> = { langs?: { [Name in Field]?: LanguageTag } }

/** Texts in one language, each that had to be taken from another with its `lang`: `<h2 lang={card.langs?.title}>`. */
export function localised<Field extends string>(
  texts: Record<Field, Words | null | undefined>,
  locale: Locale,
): Record<Field, string> & Langs<Field> {
  const result: Partial<Record<Field, string>> & Langs = {}
  const langs: Langs['langs'] = {}
  for (const [field, text] of Object.entries(texts) as [Field, Words | null | undefined][]) {
    Object.assign(result, { [field]: inLocale(text, locale) })
    const lang = langOf(text, locale)
    if (lang) langs[field] = lang
  }
  if (Object.keys(langs).length > 0) result.langs = langs
  return result as Record<Field, string> & Langs<Field>
}

/** One text where several stand in a row, with its `lang` where that is not the reader's. */
export type LocalisedText = { text: string; lang?: LanguageTag | undefined }

export function localisedText(text: Words | null | undefined, locale: Locale): LocalisedText {
  const lang = langOf(text, locale)
  return { text: inLocale(text, locale), ...(lang && { lang }) }
}
