import { singularOf } from './search-terms.ts'

/** Marks the end of the head noun; accessories or qualifiers follow. */
const aside = /[(,、/:;·–—]|(?<=.)连| (?:with|for|in|of) /u
/** Joins several things in one name. */
const joint = / and | & |[及与和]/u
/** Generic suffixes that add no meaning: 床架 is a bed, 灯饰 are lights. */
const generic = /[架具饰类品]$/u

/**
 * Whether a folded text names the searched thing itself rather than something that goes with it. In Chinese as in
 * English the noun comes last: 双人床 is a bed and 床头柜 is not.
 */
export function isNamedIn(text: string, phrase: string): boolean {
  const wanted = singularOf(phrase)
  if (wanted === '' || !text.includes(wanted)) return false
  const isHan = /^\p{Script=Han}/u.test(wanted)
  const ends = (name: string) => (isHan ? name.endsWith(wanted) : ` ${singularOf(name)}`.endsWith(` ${wanted}`))
  const [head = ''] = text.split(aside, 1)
  return head.split(joint).some((name) => ends(name.trim()) || ends(name.trim().replace(generic, '')))
}
