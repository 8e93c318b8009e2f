/** Whether what was typed can stand for a signature: two characters at least, a rare one of two units counting once. */
export function isName(text: string): boolean {
  return [...text.trim()].length >= 2
}
