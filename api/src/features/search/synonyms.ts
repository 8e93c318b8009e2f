import { foldText } from '../catalogue/catalogue-service.ts'

const alternativesAtMost = 8

/**
 * Returns the keyword, then a variant of it for each synonym. The groups of synonyms are configuration, such as
 * `['梳化', '沙發', 'sofa', 'couch']`.
 */
export function withSynonyms(keyword: string, groups: readonly (readonly string[])[]): string[] {
  const folded = foldText(keyword).trim()
  const words = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const others = groups.flatMap((group) => {
    const members = group.map((member) => foldText(member))
    const held = members.filter((member) => isIn(folded, words, member)).toSorted((a, b) => b.length - a.length)[0]
    return held === undefined
      ? []
      : members.filter((member) => member !== held).map((member) => folded.replace(held, spaced(member)).trim())
  })
  return [keyword, ...new Set(others)].slice(0, alternativesAtMost)
}

/** Latin words match whole: `bed` is not in `bedside`. `includes` first: most members do not even occur in the text. */
function isIn(text: string, words: string, member: string): boolean {
  if (!words.includes(member) && !text.includes(member)) return false
  return isHan(member) ? text.includes(member) : words.includes(` ${member} `)
}

const isHan = (member: string) => /\p{Script=Han}/u.test(member)

function spaced(member: string): string {
  return isHan(member) ? member : ` ${member} `
}
