import { foldText } from '../catalogue/catalogue-service.ts'

export type Mark = [from: number, to: number]

/** Returns where the words of any keyword occur in a text, regardless of script, width or accents. */
export function marksIn(text: string, keywords: readonly string[]): Mark[] {
  const { folded, starts } = foldedWithPlaces(text)
  const marked = new Set<number>()
  for (const keyword of keywords) {
    for (const run of foldText(keyword).match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []) {
      const whole = placesOf(folded, run)
      const found =
        whole.length > 0 || !/\p{Script=Han}/u.test(run)
          ? whole
          : pairsOf(run).flatMap((pair) => placesOf(folded, pair))
      for (const [from, to] of found) for (let at = from; at < to; at += 1) marked.add(starts[at] ?? 0)
    }
  }
  return joined(
    [...marked].toSorted((a, b) => a - b),
    text,
  )
}

/** Folding a character may produce several units or none: each unit records where its character began. */
function foldedWithPlaces(text: string): { folded: string; starts: number[] } {
  const starts: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    const form = foldText(character)
    for (let unit = 0; unit < form.length; unit += 1) starts.push(at)
    folded += form
    at += character.length
  }
  return { folded, starts }
}

/** Latin words match only at the beginning of a word. */
function placesOf(folded: string, run: string): Mark[] {
  const isLatin = !/\p{Script=Han}/u.test(run)
  const places: Mark[] = []
  for (let at = folded.indexOf(run); at !== -1; at = folded.indexOf(run, at + 1)) {
    if (!isLatin || at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) places.push([at, at + run.length])
  }
  return places
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, index) => characters[index] + character)
}

function joined(places: number[], text: string): Mark[] {
  const marks: Mark[] = []
  for (const place of places) {
    const end = place + ((text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1)
    const last = marks.at(-1)
    if (last && last[1] === place) last[1] = end
    else marks.push([place, end])
  }
  return marks
}
