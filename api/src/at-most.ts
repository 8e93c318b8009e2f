/** Returns whether one more may pass: so many in each period of this length, which begins with the first. */
export function atMost(count: number, milliseconds: number): () => boolean {
  let begun = Number.NEGATIVE_INFINITY
  let passed = 0
  return () => {
    const at = performance.now()
    if (at - begun >= milliseconds) {
      begun = at
      passed = 0
    }
    passed += 1
    return passed <= count
  }
}
