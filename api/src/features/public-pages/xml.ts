/** Escapes text for elements and attributes, and removes characters that XML cannot contain. */
export function xmlText(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
