/** Runs something repeatedly, ten at a time. */
export async function inTens<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  while (done.length < count) {
    const tens = Array.from({ length: Math.min(10, count - done.length) }, (_, index) => work(done.length + index))
    done.push(...(await Promise.all(tens)))
  }
  return done
}
