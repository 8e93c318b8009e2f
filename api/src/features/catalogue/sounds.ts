import { foldText } from './fold-text.ts'
import { romanise, type Syllables } from './romanise.ts'

const shortestKeyword = 4
const longestPart = 4

/**
 * Normalises a keyword in Latin letters as a pronunciation: `cha ji`, `chaji` and `caa4 gei1` without blanks and
 * tones. Undefined if it is too short to be specific or contains other characters.
 */
export function soundOf(keyword: string): string | undefined {
  const typed = foldText(keyword)
  if (/[^a-z1-6\s-]/.test(typed)) return undefined
  const sound = typed.replace(/[^a-z]/g, '')
  return sound.length >= shortestKeyword ? sound : undefined
}

/**
 * For each product's texts, every spelling its Chinese words may be typed as: pinyin, jyutping and common Cantonese
 * spellings.
 */
export async function soundsOf(products: readonly (readonly string[])[]): Promise<string[][]> {
  const runs = products.map((texts) => [...new Set(texts.flatMap(runsOf))])
  const syllables = await romanise([...new Set(runs.flat())])
  return runs.map((own) => [...new Set(own.flatMap((run) => spellings(syllables.get(run))))])
}

/** A single character sounds like too many others. */
function runsOf(text: string): string[] {
  return text.normalize('NFKC').match(/\p{Script=Han}{2,}/gu) ?? []
}

function spellings({ mandarin, cantonese }: Syllables = { mandarin: [], cantonese: [] }): string[] {
  return [mandarin, cantonese, cantonese.map(asSpelt)].flatMap(partsOf)
}

/** Spelled as on signs and menus in Hong Kong: `caa` as cha, `zoek` as jeuk, `jyu` as yu. */
function asSpelt(jyutping: string): string {
  return jyutping
    .replace(/^j(?=yu)/, '')
    .replace(/^j/, 'y')
    .replace(/^z/, 'j')
    .replace(/^c/, 'ch')
    .replace('aa', 'a')
    .replace(/oe|eo/, 'eu')
}

/** The whole, and all runs of two to four adjacent syllables, since a word may begin or end anywhere. */
function partsOf(syllables: string[]): string[] {
  const parts: string[] = []
  for (let start = 0; start < syllables.length - 1; start += 1) {
    for (let length = 2; length <= longestPart && start + length <= syllables.length; length += 1) {
      parts.push(syllables.slice(start, start + length).join(''))
    }
  }
  return [...parts, syllables.join('')].filter((part) => /^[a-z]{2,40}$/.test(part))
}
