import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'

type Shown = { picture: string; rest: string; paragraph: number }

const mark = /!\[[^\]]*\]\((\/media\/[\w-]+)([^)]*)\)/gu
const paragraphs = (text: string) => text.split(/\n{2,}/u)

function picturesIn(text = ''): Shown[] {
  return paragraphs(text).flatMap((words, paragraph) =>
    [...words.matchAll(mark)].map(([, picture = '', rest = '']) => ({ picture, rest, paragraph })),
  )
}

/**
 * The texts with the pictures that only another language shows, each in a paragraph of its own as far down as there, with
 * its description in that language. A language without a text gets none. Undefined if no picture is missing.
 */
export function spreadPictures<Text extends Words>(
  words: Text,
  languages: readonly Locale[],
  describe: (picture: string) => Words = () => ({}),
): Text | undefined {
  const written = languages.filter((one) => words[one]?.trim())
  const spread = Object.fromEntries(
    written.map((locale) => [locale, withPictures(words, locale, written, (one) => describe(one)[locale] ?? '')]),
  )
  return locales.some((one) => one in spread && spread[one] !== words[one]) ? { ...words, ...spread } : undefined
}

function withPictures(words: Words, locale: Locale, written: readonly Locale[], describe: (picture: string) => string) {
  const known = new Set(picturesIn(words[locale]).map(({ picture }) => picture))
  let text = words[locale] ?? ''
  for (const { picture, rest, paragraph } of written.flatMap((one) => picturesIn(words[one]))) {
    if (known.has(picture)) continue
    known.add(picture)
    text = paragraphs(text)
      .toSpliced(paragraph, 0, `![${describe(picture)}](${picture}${rest})`)
      .join('\n\n')
  }
  return text
}
