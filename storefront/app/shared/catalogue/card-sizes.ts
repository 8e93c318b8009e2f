import { leftOver } from '../lists/left-over.ts'

const wide = { page: 320, list: 260 } as const

/** The `sizes` of a card's picture: `page` cards fill the width of the page, `list` cards stand beside the filters. */
export function cardSizes(layout: keyof typeof wide, index: number, count: number): string {
  const phone = leftOver(index, count, 2) > 0 ? 38 : 46
  const tablet = [31, 38, 21][leftOver(index, count, 3)] ?? 31
  const columns = leftOver(index, count, 4)
  const desktop = count === 3 ? 450 : columns === 1 ? 416 : wide[layout]
  return `(min-width:75em) ${desktop}px,(min-width:48em) ${tablet}vw,${phone}vw`
}
