/** Text as it stands inside an element or an attribute; characters that XML cannot hold are left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
