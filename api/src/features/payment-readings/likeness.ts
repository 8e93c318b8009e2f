/** How much of a name occurs in a text, between 0 and 1, ignoring spaces, dots and case. */
export function likeness(name: string, text: string): number {
  const wanted = bare(name)
  const letters = bare(text)
  if (wanted.length === 0 || letters.length === 0) return 0
  // Edit distance from the name to the best matching part of the text.
  let row = [0, ...letters.map(() => 0)]
  for (const [at, letter] of wanted.entries()) {
    const next = [at + 1]
    for (const [index, other] of letters.entries()) {
      const [diagonal = 0, above = 0] = row.slice(index, index + 2)
      next.push(Math.min(diagonal + (letter === other ? 0 : 1), above + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return 1 - Math.min(...row) / wanted.length
}

function bare(name: string): string[] {
  return [
    ...name
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  ]
}
