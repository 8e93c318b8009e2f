/** A word that no other text has. It has no digits: in a text, seven of them may be an account to pay to. */
export function ownMark(): string {
  return crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
}
