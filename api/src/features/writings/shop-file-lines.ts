import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { uploadMaximumBytes } from '@fitout/contract/limits.ts'
import { writtenConfiguration } from '@fitout/contract/writings/written-configuration.ts'
import { z } from 'zod'
import { fieldErrorOf } from '../../http/validate.ts'

/** The first line of a file. */
export const fileHead = { format: 'fitout-shop', version: 1 } as const
const head = z.object({ format: z.literal(fileHead.format), version: z.literal(fileHead.version) })

/** A line holds a whole picture, or the content of one key. Pictures precede the content that shows them. */
const picture = z.strictObject({ picture: z.uuid(), data: z.base64() })
const writing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), key: z.string().max(80), data: z.record(z.string(), z.unknown()) }),
  z.strictObject({
    kind: z.literal('configuration'),
    key: z.enum(Object.keys(writtenConfiguration) as [keyof typeof writtenConfiguration]),
    data: z.record(z.string(), z.unknown()),
  }),
])

export type PictureLine = { row: number; id: string; bytes: Buffer }
export type WritingLine = { row: number } & z.output<typeof writing>
export type LineFault = { row: number; column: string; code: FieldErrorCode }
type Line = { picture: PictureLine } | { writing: WritingLine } | { fault: LineFault }

/** A picture of the maximum size in base64, plus the rest of its line. */
const lineAtMost = Math.ceil((uploadMaximumBytes * 4) / 3) + 200

/** The lines of a file after its header, one by one. A file of another format yields one error and no line. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let row = 0
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    row += 1
    if (line.trim() === '') continue
    const fault = (column: string, code: FieldErrorCode) => ({ fault: { row, column, code } })
    const value = line.length > lineAtMost ? undefined : parsed(line)
    if (row === 1) {
      if (head.safeParse(value).success) continue
      yield fault('', 'wrong-type')
      return
    }
    if (value === undefined) yield fault('', line.length > lineAtMost ? 'too-long' : 'wrong-type')
    else yield lineOf(row, value)
  }
}

function lineOf(row: number, value: object): Line {
  const form = 'picture' in value ? picture : writing
  const read = form.safeParse(value, { reportInput: true })
  if (!read.success) {
    const [issue] = read.error.issues
    return { fault: { row, column: issue?.path.join('.') ?? '', code: fieldErrorOf(read.error) } }
  }
  if (!('picture' in read.data)) return { writing: { row, ...read.data } }
  return { picture: { row, id: read.data.picture, bytes: Buffer.from(read.data.data, 'base64') } }
}

function parsed(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
