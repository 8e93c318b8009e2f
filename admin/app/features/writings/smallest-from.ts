/** The smallest width that a picture has from so many pixels on. */
export function smallestFrom(widths: readonly number[], wanted: number): number {
  return widths.find((width) => width >= wanted) ?? widths.at(-1) ?? wanted
}
