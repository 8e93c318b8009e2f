/** About how much of a result search engines show, in the width of Latin letters. */
export const listingWidths = { listing_title: 60, listing_description: 156 } as const

/** The width of a text: a Chinese character is as wide as two Latin letters. */
export function widthOf(text: string): number {
  return [...text].reduce((width, one) => width + widthOfOne(one), 0)
}

const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFF}]/u
const widthOfOne = (character: string) => (wide.test(character) ? 2 : 1)

/** A text as far as it is shown; Latin words are not cut. */
export function cutTo(text: string, most: number): string {
  if (widthOf(text) <= most) return text
  let width = 0
  const characters = [...text]
  const end = characters.findIndex((one) => (width += widthOfOne(one)) > most - 1)
  const kept = characters.slice(0, end).join('')
  const whole =
    /[A-Za-z0-9]$/.test(kept) && /[A-Za-z0-9]/.test(characters[end] ?? '') ? kept.replace(/[A-Za-z0-9]+$/, '') : kept
  return `${(whole.trim() || kept).replace(/[\s,.;:·，。、；：]+$/u, '')}…`
}
