/** Reads the central directory of a ZIP, and the unpacked bytes of its entries. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const entries = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [flags, method, size] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 24)]
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.subarray(at + 46, at + 46 + nameLength)
    // Bit 11 means that the name is UTF-8, method 0 that the entry is not compressed.
    if ((flags & 0x800) === 0 || method !== 0) throw new Error(`${name.toString()} is not as agreed`)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    entries.set(name.toString(), zip.subarray(start, start + size))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}
