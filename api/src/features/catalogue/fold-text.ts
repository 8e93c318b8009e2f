import { Converter } from 'opencc-js/t2cn'

// Hong Kong and Taiwan use different variants of some characters; each standard covers only its own.
const converters = (['hk', 'tw', 't'] as const).map((from) => Converter({ from, to: 'cn' }))

/** Interchangeable variants that no conversion table covers. */
const furtherForms: Record<string, string> = {
  枱: '台',
  檯: '台',
  櫈: '凳',
  傢: '家',
  俬: '私',
  衞: '卫',
  著: '着',
  啲: '的',
}

const known = new Map<string, string>()

// One character at a time, regardless of context: a text and a query for it must fold alike.
function foldCharacter(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const simplified = converters.reduce((form, convert) => convert(form), furtherForms[character] ?? character)
  const folded = furtherForms[simplified] ?? simplified
  known.set(character, folded)
  return folded
}

/** Cache for names, synonyms and keywords, which every search compares; longer texts are folded once, for the index. */
const shortForms = new Map<string, string>()
const longestShort = 60
const shortFormsAtMost = 5_000

/**
 * Normalises texts and queries for comparison: half width, lower case, no accents, Simplified Chinese. `ＬＥＤ 燈` and
 * `led 灯` are the same, and so are 裏, 裡 and 里.
 */
export function foldText(text: string): string {
  if (text.length > longestShort) return foldAnew(text)
  const before = shortForms.get(text)
  if (before !== undefined) return before
  const form = foldAnew(text)
  if (shortForms.size >= shortFormsAtMost) shortForms.clear()
  shortForms.set(text, form)
  return form
}

function foldAnew(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/\p{Script=Han}/gu, foldCharacter)
}
