import { threadCpuUsage } from 'node:process'

/**
 * Watches how long this thread computes at a stretch without another task getting a turn. Time taken by other programs does not count.
 * @returns a function that ends the watch and returns the longest stretch in milliseconds.
 */
export function watchLongestHold(): () => number {
  const computed = () => Object.values(threadCpuUsage()).reduce((sum, part) => sum + part) / 1000
  let [before, longest] = [computed(), 0]
  const look = () => {
    const now = computed()
    longest = Math.max(longest, now - before)
    before = now
  }
  const timer = setInterval(look, 2)
  return () => {
    clearInterval(timer)
    look()
    return longest
  }
}
