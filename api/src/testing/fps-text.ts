/** The checksum of a code for the Faster Payment System: CRC-16/CCITT-FALSE over its UTF-8. */
function checksum(text: string): string {
  let sum = 0xffff
  for (const byte of Buffer.from(text)) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff) >>> 0
  }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

/** Reads fields of two digits, two digits of length and a value, as a banking app does. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

/** Reads a code like a banking app; throws if its checksum is wrong. */
export function readFpsText(text: string): { amount: string | undefined; reference: string | undefined } {
  if (checksum(text.slice(0, -4)) !== text.slice(-4)) throw new Error(`The checksum of ${text} is wrong`)
  const fields = fieldsOf(text)
  return { amount: fields.get('54'), reference: fieldsOf(fields.get('62') ?? '').get('05') }
}
