import { singularOf } from './search-terms.ts'

/** Where the thing itself has been named, and what goes with it or what it is of follows. */
const aside = /[(,、/:;·–—]|(?<=.)连| (?:with|for|in|of) /u
/** What joins several things under one name. */
const joint = / and | & |[及与和]/u
/** Characters that only say once more that it is a thing: 床架 is a bed, 灯饰 are lights. */
const generic = /[架具饰类品]$/u

/**
 * Whether a folded text names the very thing that was asked for, and not something that goes with it: in Chinese as in
 * English the noun comes last, so 双人床 is a bed and 床头柜 is not.
 */
export function isNamedIn(text: string, phrase: string): boolean {
  const wanted = singularOf(phrase)
  if (wanted === '' || !text.includes(wanted)) return false
  const isHan = /^\p{Script=Han}/u.test(wanted)
  const ends = (name: string) => (isHan ? name.endsWith(wanted) : ` ${singularOf(name)}`.endsWith(` ${wanted}`))
  const [head = ''] = text.split(aside, 1)
  return head.split(joint).some((name) => ends(name.trim()) || ends(name.trim().replace(generic, '')))
}
