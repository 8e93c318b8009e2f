import { hash } from 'node:crypto'
import { unpooledBytes } from '@fitout/contract/unpooled-bytes.ts'
import { parseAnswer } from '@fitout/contract/wire.ts'
import type { z } from 'zod'

type Bytes = Uint8Array<ArrayBuffer>

const decoder = new TextDecoder()
const encoder = new TextEncoder()
const comma = 0x2c

/** Texts between written parts; adjacent texts are one. */
type Pieces = readonly (string | Written<unknown>)[]

type Known<Value> = { value?: () => Value; version?: string }

/** An answer, or a part of answers, as the JSON that is sent: in the shape of the contract already. */
export class Written<Value> {
  /** Bytes, or a short text or pieces that will be joined. */
  readonly #content: Bytes | string | Pieces
  #bytes: Bytes | undefined
  readonly #makeValue: (() => Value) | undefined
  #value: { made: Value } | undefined
  #version: string | undefined

  /** What is not given is derived from the content when needed. */
  constructor(content: Bytes | string | Pieces, { value, version }: Known<Value> = {}) {
    this.#content = content
    this.#makeValue = value
    this.#version = version
  }

  /** In memory of their own, since they may be kept. */
  get json(): Bytes {
    if (this.#content instanceof Uint8Array) return this.#content
    return (this.#bytes ??= typeof this.#content === 'string' ? unpooledBytes(this.#content) : bytesOf(this.#content))
  }

  get value(): Value {
    this.#value ??= { made: this.#makeValue?.() ?? (JSON.parse(decoder.decode(this.json)) as Value) }
    return this.#value.made
  }

  /** Differs from that of any other content. That of pieces is made of theirs: hashing all bytes of a list takes longer. */
  get version(): string {
    return (this.#version ??= hash('sha1', this.#hashed(), 'base64url'))
  }

  #hashed(): string | Bytes {
    const content = this.#content
    if (typeof content === 'string' || content instanceof Uint8Array) return content
    return content.map((piece) => (typeof piece === 'string' ? piece : piece.version)).join('\n')
  }

  /** What a whole consists of: the pieces of this part, not joined before. */
  get pieces(): Pieces {
    if (this.#content instanceof Uint8Array) return [this]
    return typeof this.#content === 'string' ? [this.#content] : this.#content
  }

  /** Without the value, which takes twice the memory of the JSON. */
  withoutValue(): Written<Value> {
    return new Written<Value>(this.json, { version: this.version })
  }
}

/** Checks and strips a value by the contract, and writes it. */
export function write<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>): Written<z.output<Schema>> {
  return writeChecked(parseAnswer(schema, value))
}

/** Writes a value made of what has been checked. */
export function writeChecked<Value>(value: Value): Written<Value> {
  return new Written(unpooledBytes(JSON.stringify(value)), { value: () => value })
}

type InParts<Value> =
  | Value
  | Written<Value>
  | (Value extends readonly (infer Item)[] ? readonly Written<Item>[] : never)

/** Joins an object whose fields, or their items, may be written already. */
export function join<Value extends object>(fields: { [Name in keyof Value]: InParts<Value[Name]> }): Written<Value> {
  const pieces: (string | Written<unknown>)[] = []
  let text = '{'
  const add = (part: Written<unknown>) => {
    for (const piece of part.pieces) {
      if (typeof piece === 'string') text += piece
      else {
        pieces.push(text, piece)
        text = ''
      }
    }
  }
  let isFirst = true
  for (const [name, field] of Object.entries<unknown>(fields)) {
    text += `${isFirst ? '' : ','}"${name}":`
    isFirst = false
    if (field instanceof Written) add(field)
    else if (isWrittenList(field)) {
      for (const [index, item] of field.entries()) {
        text += index === 0 ? '[' : ','
        add(item)
      }
      text += ']'
    } else text += JSON.stringify(field)
  }
  pieces.push(`${text}}`)
  return new Written(pieces, { value: () => valueOf(fields) as Value })
}

function isWrittenList(field: unknown): field is readonly Written<unknown>[] {
  return Array.isArray(field) && field[0] instanceof Written
}

function valueOf(fields: Record<string, unknown>): object {
  const values = Object.entries(fields).map(([name, field]) => {
    if (field instanceof Written) return [name, field.value]
    return [name, isWrittenList(field) ? field.map(({ value }) => value) : field]
  })
  return Object.fromEntries(values)
}

function bytesOf(pieces: Pieces): Bytes {
  const length = pieces.reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.json.length),
    0,
  )
  const bytes = Buffer.allocUnsafeSlow(length)
  let end = 0
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      bytes.set(piece.json, end)
      end += piece.json.length
    } else if (piece === ',') bytes[end++] = comma
    else end += encoder.encodeInto(piece, bytes.subarray(end)).written
  }
  return bytes
}
