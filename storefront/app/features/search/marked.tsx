import { splitAtMatches } from './split-at-matches.ts'

/** A text in which the searched letters stand out. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  return splitAtMatches(text, keyword).map(({ part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : part,
  )
}
