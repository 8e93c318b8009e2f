const longest = 40

/** Whether the words could identify a person: an address, a telephone number, or more than a few words. */
function mayNameSomebody(keyword: string): boolean {
  return keyword.length > longest || keyword.includes('@') || (keyword.match(/\d/g) ?? []).length > 4
}

/** What was searched for, in one spelling; nothing if it says nothing, or could say who searched. */
export function wordsOfNobody(typed: string): string | undefined {
  const keyword = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  return keyword === '' || mayNameSomebody(keyword) ? undefined : keyword
}
