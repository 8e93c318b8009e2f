import { inflateSync } from 'node:zlib'

const tableRecord = 16

/** Converts a WOFF to the plain font it contains (W3C WOFF File Format 1.0, sections 3 to 5). */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + count * tableRecord)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const largestPower = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(largestPower * tableRecord, 6)
  head.writeUInt16BE(Math.log2(largestPower), 8)
  head.writeUInt16BE((count - largestPower) * tableRecord, 10)
  const tables: Buffer[] = []
  let offset = head.length
  for (let at = 0; at < count; at += 1) {
    const entry = 44 + at * 20
    const [from, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(from, from + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const record = 12 + at * tableRecord
    woff.copy(head, record, entry, entry + 4)
    woff.copy(head, record + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, record + 8)
    head.writeUInt32BE(length, record + 12)
    tables.push(table, Buffer.alloc(-length & 3))
    offset += length + (-length & 3)
  }
  return Buffer.concat([head, ...tables])
}
