/** The parts of a text by turns: every place where one of the searched words stands, and what lies between. */
export function splitAtMatches(text: string, keyword: string): { part: string; isMatch: boolean }[] {
  const words = keyword.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return [{ part: text, isMatch: false }]
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(asPattern)
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'giu'))
    .map((part, index) => ({ part, isMatch: index % 2 === 1 }))
    .filter(({ part }) => part !== '')
}

// RegExp.escape is younger than the browsers we serve.
function asPattern(word: string): string {
  return word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
