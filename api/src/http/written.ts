import { hash } from 'node:crypto'
import { unpooledBytes } from '@fitout/contract/unpooled-bytes.ts'
import { parseAnswer } from '@fitout/contract/wire.ts'
import type { z } from 'zod'

type Bytes = Uint8Array<ArrayBuffer>

const decoder = new TextDecoder()

/** An answer, or a part of answers, as the JSON that is sent: in the shape of the contract already. */
export class Written<Value> {
  /** The JSON: as text where it is short and will be joined, otherwise as bytes. */
  readonly content: string | Bytes
  #value: Value | undefined
  #version: string | undefined

  /** What is not given is derived from the content when needed. */
  constructor(content: string | Bytes, known: { value?: Value; version?: string } = {}) {
    this.content = content
    this.#value = known.value
    this.#version = known.version
  }

  get json(): Bytes {
    return typeof this.content === 'string' ? unpooledBytes(this.content) : this.content
  }

  get value(): Value {
    return this.#value ?? (JSON.parse(decoder.decode(this.json)) as Value)
  }

  /** Differs from that of any other content. */
  get version(): string {
    return (this.#version ??= hash('sha1', this.content, 'base64url'))
  }

  /** Without the value, which takes twice the memory of the JSON. */
  withoutValue(): Written<Value> {
    return new Written<Value>(this.content, { version: this.version })
  }
}

/** Checks and strips a value by the contract, and writes it. */
export function write<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>): Written<z.output<Schema>> {
  return writeChecked(parseAnswer(schema, value))
}

/** Writes a value made of what has been checked. */
export function writeChecked<Value>(value: Value): Written<Value> {
  return new Written(unpooledBytes(JSON.stringify(value)), { value })
}

type InParts<Value> =
  | Value
  | Written<Value>
  | (Value extends readonly (infer Item)[] ? readonly Written<Item>[] : never)

/** Joins an object whose fields, or their items, may be written already. */
export function join<Value extends object>(fields: { [Name in keyof Value]: InParts<Value[Name]> }): Written<Value> {
  const pieces = createPieces()
  const value: Record<string, unknown> = {}
  for (const [name, field] of Object.entries<unknown>(fields)) {
    pieces.add(`${pieces.isEmpty() ? '{' : ','}"${name}":`)
    if (field instanceof Written) {
      pieces.add(field)
      value[name] = field.value
    } else if (isWrittenList(field)) {
      for (const [index, item] of field.entries()) {
        pieces.add(index === 0 ? '[' : ',')
        pieces.add(item)
      }
      pieces.add(']')
      value[name] = field.map((item) => item.value)
    } else {
      pieces.add(JSON.stringify(field))
      value[name] = field
    }
  }
  pieces.add('}')
  return new Written(pieces.bytes(), { value: value as Value, version: pieces.version() })
}

function isWrittenList(field: unknown): field is readonly Written<unknown>[] {
  return Array.isArray(field) && field[0] instanceof Written
}

function createPieces() {
  // Adjacent texts are one.
  const pieces: (string | Written<unknown>)[] = []
  let text = ''

  function all() {
    if (text !== '') pieces.push(text)
    text = ''
    return pieces
  }

  return {
    isEmpty: () => text === '' && pieces.length === 0,
    add(piece: string | Written<unknown>): void {
      const content = typeof piece === 'string' ? piece : piece.content
      if (typeof content === 'string') text += content
      else if (typeof piece !== 'string') all().push(piece)
    },
    /** In memory of their own, since they may be kept. */
    bytes(): Bytes {
      const parts = all().map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece.json))
      const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0))
      let end = 0
      for (const part of parts) {
        bytes.set(part, end)
        end += part.length
      }
      return bytes
    },
    /** Made of the versions of the pieces: hashing all bytes of a list takes longer than joining them. */
    version(): string {
      const versions = all().map((piece) => (typeof piece === 'string' ? piece : piece.version))
      return hash('sha1', versions.join('\n'), 'base64url')
    },
  }
}
