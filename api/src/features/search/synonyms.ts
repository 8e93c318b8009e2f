import { foldText } from '../catalogue/catalogue-service.ts'

const alternativesAtMost = 8

/**
 * The keyword, and after it the same with each synonym in place of the word that stands for the same thing. Groups are
 * configuration, such as `['梳化', '沙發', 'sofa', 'couch']`.
 */
export function withSynonyms(keyword: string, groups: readonly (readonly string[])[]): string[] {
  const folded = foldText(keyword).trim()
  const others = groups.flatMap((group) => {
    const members = group.map((member) => foldText(member))
    const held = members.filter((member) => isIn(folded, member)).toSorted((a, b) => b.length - a.length)[0]
    return held === undefined
      ? []
      : members.filter((member) => member !== held).map((member) => folded.replace(held, spaced(member)).trim())
  })
  return [keyword, ...new Set(others)].slice(0, alternativesAtMost)
}

/** Latin words count whole: `bed` is not in `bedside`. */
function isIn(text: string, member: string): boolean {
  if (/\p{Script=Han}/u.test(member)) return text.includes(member)
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${member} `)
}

function spaced(member: string): string {
  return /\p{Script=Han}/u.test(member) ? member : ` ${member} `
}
