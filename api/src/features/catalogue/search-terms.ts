import { foldText } from './fold-text.ts'

/** The texts of a product by search weight, and how the Chinese words in them sound. */
export type SearchedTexts = { title: string[]; labels: string[]; body: string[]; sounds?: string[] }

const longestWord = 40

/** Splits into runs of Chinese characters, letters and digits: `LED燈3000K` is four runs. */
function splitText(text: string): { han: string[]; latin: string[] } {
  const han: string[] = []
  const latin: string[] = []
  for (const [run] of foldText(text).matchAll(/[\p{Script=Han}〇々]+|(?:(?!\p{Script=Han})\p{L})+|\p{N}+/gu)) {
    if (/^[\p{Script=Han}〇々]/u.test(run)) han.push(run)
    else latin.push(run.slice(0, longestWord))
  }
  return { han, latin }
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, index) => characters[index] + character)
}

/** The singular of a regular English plural; otherwise the word itself. */
export function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * The search terms of a text: every Chinese character and every adjacent pair, every Latin word, its singular marked
 * `~`, and word prefixes if requested.
 */
function termsOf(text: string, withBeginnings: boolean): Set<string> {
  const terms = new Set<string>()
  const { han, latin } = splitText(text)
  for (const run of han) {
    for (const character of run) terms.add(character)
    for (const pair of pairsOf(run)) terms.add(pair)
  }
  for (const word of latin) {
    terms.add(word)
    terms.add(`~${singularOf(word)}`)
    if (!withBeginnings) continue
    for (let length = 1; length < word.length; length += 1) terms.add(word.slice(0, length))
  }
  return terms
}

/**
 * The index terms of a product: '1' for its title, '2' for title and labels, '3' for all, '4' for sounds, '=' for
 * words.
 */
export function indexTerms(texts: SearchedTexts): { terms: string[]; words: string[] } {
  const title = new Set(texts.title.flatMap((text) => [...termsOf(text, true)]))
  const labels = new Set([...title, ...texts.labels.flatMap((text) => [...termsOf(text, true)])])
  const all = new Set([...labels, ...texts.body.flatMap((text) => [...termsOf(text, false)])])
  const words = new Set(
    [...texts.title, ...texts.labels, ...texts.body]
      .flatMap((text) => splitText(text).latin)
      .filter((word) => word.length >= 3 && /^\p{L}+$/u.test(word)),
  )
  const filed = [
    ...[...title].map((term) => `1${term}`),
    ...[...labels].map((term) => `2${term}`),
    ...[...all].map((term) => `3${term}`),
    ...(texts.sounds ?? []).map((sound) => `4${sound}`),
    ...[...words].map((word) => `=${word}`),
  ]
  return { terms: filed, words: [...words] }
}

/** The terms a product must all contain to match; empty when the query has nothing to search for. */
export function queryTerms(keyword: string): string[] {
  const { han, latin } = splitText(keyword)
  const terms = new Set(han.flatMap((run) => ([...run].length === 1 ? [run] : pairsOf(run))))
  for (const word of latin) terms.add(singularOf(word) === word ? word : `~${singularOf(word)}`)
  return [...terms]
}

/** The Latin words of a query, which are checked for typos. */
export function latinWords(keyword: string): string[] {
  return splitText(keyword).latin.filter((word) => /^\p{L}+$/u.test(word))
}
