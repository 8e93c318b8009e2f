/** Whether the input counts as a signature: at least two characters, counting a surrogate pair as one. */
export function isName(text: string): boolean {
  return [...text.trim()].length >= 2
}
