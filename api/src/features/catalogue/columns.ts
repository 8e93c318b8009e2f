import type { Words } from '@fitout/contract/locales.ts'

type Numbers = Int32Array | Uint32Array | Uint8Array | Uint16Array | Float64Array

/** Returns the column with room for at least `size` values, with a reserve so that it seldom grows. */
export function withRoom<Column extends Numbers>(column: Column, size: number): Column {
  return size <= column.length ? column : enlarged(column, roomFor(size))
}

export function enlarged<Column extends Numbers>(column: Column, length: number): Column {
  const larger = new (column.constructor as new (length: number) => Column)(length)
  larger.set(column)
  return larger
}

/** Capacity for `size` places plus a reserve: a multiple of 1024, so whole 32-bit words of a set. */
export function roomFor(size: number): number {
  return Math.ceil((size * 1.2) / 1024) * 1024
}

/** UUIDs as sixteen bytes each: a string and a map entry would take ten times as much memory. */
export type IdColumn = {
  at: (place: number) => string
  /** The place of an id; only for a column created with `isSearched`. */
  find: (id: string) => number | undefined
  set: (place: number, id: string) => void
}

const hexOfBytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Of the low sixteen bits. A list formats an id for each variant of each of its products. */
function hexOf(bits: number): string {
  return `${hexOfBytes[(bits >>> 8) & 255]}${hexOfBytes[bits & 255]}`
}

export function createIdColumn({ isSearched }: { isSearched: boolean }): IdColumn {
  let parts: Uint32Array = new Uint32Array(0)
  let size = 0
  // Open addressing: each slot holds the place plus one, zero when free; at most half of the slots are used.
  let table: Uint32Array = new Uint32Array(64)

  const partAt = (index: number) => parts[index] ?? 0
  const holds = (place: number, [a, b, c, d]: IdParts) =>
    partAt(4 * place) === a && partAt(4 * place + 1) === b && partAt(4 * place + 2) === c && partAt(4 * place + 3) === d

  function fieldOf(id: IdParts): number {
    const mask = table.length - 1
    let field = hashOf(id) & mask
    while (table[field] && !holds((table[field] ?? 0) - 1, id)) field = (field + 1) & mask
    return field
  }

  function file(place: number): void {
    const index = 4 * place
    table[fieldOf([partAt(index), partAt(index + 1), partAt(index + 2), partAt(index + 3)])] = place + 1
  }

  return {
    at: (place) => {
      const index = 4 * place
      const [a, b, c, d] = [partAt(index), partAt(index + 1), partAt(index + 2), partAt(index + 3)]
      return `${hexOf(a >>> 16)}${hexOf(a)}-${hexOf(b >>> 16)}-${hexOf(b)}-${hexOf(c >>> 16)}-${hexOf(c)}${hexOf(d >>> 16)}${hexOf(d)}`
    },
    find: (id) => {
      const place = (table[fieldOf(partsOf(id))] ?? 0) - 1
      return place < 0 ? undefined : place
    },
    set: (place, id) => {
      parts = withRoom(parts, 4 * (place + 1))
      parts.set(partsOf(id), 4 * place)
      if (!isSearched) return
      size = Math.max(size, place + 1)
      if (2 * size <= table.length) return file(place)
      table = new Uint32Array(4 * table.length)
      for (let known = 0; known < size; known += 1) file(known)
    },
  }
}

type IdParts = readonly [number, number, number, number]

const digits = Uint8Array.from({ length: 128 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16) || 0)

/** Parses by hand for speed: millions of ids are read at startup. */
function partsOf(id: string): IdParts {
  const parts: [number, number, number, number] = [0, 0, 0, 0]
  let index = 0
  for (let at = 0; at < id.length; at += 1) {
    const code = id.charCodeAt(at)
    if (code === hyphen) continue
    const part = index >>> 3
    parts[part] = (parts[part] ?? 0) * 16 + (digits[code] ?? 0)
    index += 1
  }
  return parts
}

const hyphen = 45

function hashOf([a, b, c, d]: IdParts): number {
  const mixed =
    Math.imul(a ^ Math.imul(b, 0x85ebca6b), 0xc2b2ae35) ^ Math.imul(c ^ Math.imul(d, 0x27d4eb2f), 0x165667b1)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

const chunkBytes = 2 ** 20
const languages = ['zh', 'cn', 'en'] as const
const separator = '\u0000'

/** Texts as UTF-8 bytes in large chunks outside the JavaScript heap. */
export type WordsColumn = {
  at: (place: number) => Words
  set: (place: number, words: Words) => void
  /** A view of the current texts that later writes do not affect. */
  frozen: () => Pick<WordsColumn, 'at'>
}

export function createWordsColumn(): WordsColumn {
  // Append-only, so that frozen views stay readable.
  const chunks: Buffer[] = []
  let end = chunkBytes
  let starts: Float64Array = new Float64Array(0)
  let lengths: Uint32Array = new Uint32Array(0)

  function textAt(start = 0, length = 0): string {
    const from = start % chunkBytes
    return chunks[Math.floor(start / chunkBytes)]?.toString('utf8', from, from + length) ?? ''
  }

  return {
    at: (place) => wordsOf(textAt(starts[place], lengths[place])),
    frozen: () => {
      const [thenStarts, thenLengths] = [starts.slice(), lengths.slice()]
      return { at: (place) => wordsOf(textAt(thenStarts[place], thenLengths[place])) }
    },
    set: (place, words) => {
      const text = languages.map((name) => words[name] ?? '').join(separator)
      if (lengths[place] && textAt(starts[place], lengths[place]) === text) return
      const bytes = Buffer.from(text)
      if (end + bytes.length > chunkBytes) {
        chunks.push(Buffer.alloc(chunkBytes))
        end = 0
      }
      bytes.copy(chunks.at(-1) ?? bytes, end)
      starts = withRoom(starts, place + 1)
      lengths = withRoom(lengths, place + 1)
      starts[place] = (chunks.length - 1) * chunkBytes + end
      lengths[place] = bytes.length
      end += bytes.length
    },
  }
}

function wordsOf(joined: string): Words {
  const texts = joined.split(separator)
  return Object.fromEntries(languages.flatMap((name, index) => (texts[index] ? [[name, texts[index]]] : [])))
}

/** Interned values: each distinct value is stored once and referred to by index. */
export type SharedValues<Value> = {
  at: (index: number) => Value | undefined
  indexOf: (value: Value) => number
  all: () => readonly Value[]
}

export function createSharedValues<Value>(keyOf: (value: Value) => string): SharedValues<Value> {
  const values: Value[] = []
  const indexes = new Map<string, number>()
  return {
    at: (index) => values[index],
    all: () => values,
    indexOf: (value) => {
      const key = keyOf(value)
      const known = indexes.get(key)
      if (known !== undefined) return known
      indexes.set(key, values.length)
      return values.push(value) - 1
    },
  }
}
