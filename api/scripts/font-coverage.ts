import { inflateSync } from 'node:zlib'

/** The characters that a WOFF file has a glyph for, read from its table of characters. */
export function charactersOf(woff: Buffer): number[] {
  const table = readTable(woff, 'cmap')
  const found = new Set<number>()
  const count = table.readUInt16BE(2)
  for (let index = 0; index < count; index += 1) readSubtable(table, table.readUInt32BE(4 + index * 8 + 4), found)
  return [...found].filter((character) => character >= 0x20 && character !== 0xffff).toSorted((a, b) => a - b)
}

export function rangesOf(sorted: number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const character of sorted) {
    const last = ranges.at(-1)
    if (last && last[1] === character - 1) last[1] = character
    else ranges.push([character, character])
  }
  return ranges
}

function readTable(woff: Buffer, wanted: string): Buffer {
  const tables = woff.readUInt16BE(12)
  for (let index = 0; index < tables; index += 1) {
    const entry = 44 + index * 20
    if (woff.toString('latin1', entry, entry + 4) !== wanted) continue
    const [offset = 0, packed = 0, whole = 0] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place))
    const bytes = woff.subarray(offset, offset + packed)
    return packed < whole ? inflateSync(bytes) : bytes
  }
  throw new Error(`The font has no table ${wanted}`)
}

/** Format 4 holds the characters of the first plane, format 12 all of them. */
function readSubtable(table: Buffer, start: number, found: Set<number>): void {
  const format = table.readUInt16BE(start)
  if (format === 12) {
    const groups = table.readUInt32BE(start + 12)
    for (let index = 0; index < groups; index += 1) {
      const group = start + 16 + index * 12
      addAll(found, table.readUInt32BE(group), table.readUInt32BE(group + 4))
    }
  }
  if (format === 4) {
    const segments = table.readUInt16BE(start + 6) / 2
    for (let index = 0; index < segments; index += 1) {
      const last = table.readUInt16BE(start + 14 + index * 2)
      addAll(found, table.readUInt16BE(start + 16 + segments * 2 + index * 2), last)
    }
  }
}

function addAll(found: Set<number>, first: number, last: number): void {
  for (let character = first; character <= last; character += 1) found.add(character)
}
