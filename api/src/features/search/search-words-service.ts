const longest = 40

/** Whether the words could identify a person: an email address, a telephone number, or more than a few words. */
function mayBeName(keyword: string): boolean {
  return keyword.length > longest || keyword.includes('@') || (keyword.match(/\d/g) ?? []).length > 4
}

/** The normalised keyword; undefined if it is empty or could identify a person. */
export function wordsWithoutNames(typed: string): string | undefined {
  const keyword = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  return keyword === '' || mayBeName(keyword) ? undefined : keyword
}
