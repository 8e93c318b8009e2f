const lists = new Map<string, number[]>()
const listsAtMost = 1000

/** Lists of numbers that are equal as one and the same, which the data of a page then holds once. */
export function sameList(numbers: number[]): number[] {
  const key = numbers.join()
  const known = lists.get(key) ?? numbers
  if (lists.size < listsAtMost) lists.set(key, known)
  return known
}
