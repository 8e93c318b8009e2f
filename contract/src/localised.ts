import { inLocale, type LanguageTag, langOf, type Locale, type Words } from './locales.ts'

/** The `lang` of each field whose text is a fallback, by field name. */
export type Langs<Field extends string = string> = { langs?: { [Name in Field]?: LanguageTag } }

/** Texts in one language; those that fall back to another come with their `lang`: `<h2 lang={card.langs?.title}>`. */
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

/** A text from a list, with its `lang` if it is a fallback. */
export type LocalisedText = { text: string; lang?: LanguageTag | undefined }

export function localisedText(text: Words | null | undefined, locale: Locale): LocalisedText {
  const lang = langOf(text, locale)
  return { text: inLocale(text, locale), ...(lang && { lang }) }
}
