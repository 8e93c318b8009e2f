const lists = new Map<string, number[]>()
const listsAtMost = 1000

/** Returns one shared instance for equal lists of numbers, so that the data of a page contains it once. */
export function sameList(numbers: number[]): number[] {
  const key = numbers.join()
  const known = lists.get(key) ?? numbers
  if (lists.size < listsAtMost) lists.set(key, known)
  return known
}
