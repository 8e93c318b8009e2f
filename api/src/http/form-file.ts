import { AppError } from './app-error.ts'

// Room for the boundary and the headers of the only part.
export const formOverheadBytes = 16 * 1024

const fieldError = (path: string, code: 'required' | 'invalid') =>
  new AppError('invalid-input', { errors: [{ path, code }] })

/**
 * Yields the bytes of the only file in a multipart form as they arrive; any other part is refused when it is reached. Throws
 * `unsupported-media-type`, `bad-request` or `invalid-input`.
 */
export async function* fileOfForm(
  type: string,
  pieces: AsyncIterable<Uint8Array>,
  field: string,
): AsyncGenerator<Uint8Array> {
  const boundary = boundaryOf(type)
  const mark = Buffer.from(`\r\n--${boundary}`)
  // A form may begin with its boundary, without a line break before it.
  let held: Buffer = Buffer.from('\r\n')
  let place: 'head' | 'file' | 'end' = 'head'
  for await (const piece of pieces) {
    held = Buffer.concat([held, piece])
    if (place === 'head') {
      const end = held.indexOf('\r\n\r\n')
      if (end < 0 && held.length > formOverheadBytes) throw new AppError('bad-request')
      if (end < 0) continue
      requireFileHead(held.subarray(0, end), mark, field)
      held = held.subarray(end + 4)
      place = 'file'
    }
    if (place === 'file') {
      const at = held.indexOf(mark)
      const end = at < 0 ? held.length - mark.length : at
      if (end > 0) yield held.subarray(0, end)
      held = held.subarray(Math.max(0, at < 0 ? end : at + mark.length))
      if (at < 0) continue
      place = 'end'
    }
    if (held.length > 1 && held[0] !== 0x2d) throw fieldError(field, 'invalid')
    if (held.length > mark.length) throw new AppError('bad-request')
  }
  if (place === 'head' && held.subarray(0, mark.length + 2).equals(Buffer.from(`\r\n--${boundary}--`))) {
    throw fieldError(field, 'required')
  }
  if (place !== 'end' || held.subarray(0, 2).toString() !== '--') throw new AppError('bad-request')
}

function boundaryOf(type: string): string {
  if (!/^multipart\/form-data;/i.test(type)) throw new AppError('unsupported-media-type')
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw new AppError('bad-request')
  return boundary
}

function requireFileHead(head: Buffer, mark: Buffer, field: string): void {
  if (!head.subarray(0, mark.length).equals(mark)) throw new AppError('bad-request')
  const disposition = /\r\nContent-Disposition:\s*form-data\s*;([^\r\n]*)/i.exec(head.toString())?.[1]
  if (disposition === undefined) throw new AppError('bad-request')
  const [, quoted, plain] = /(?:^|;)\s*name=(?:"([^"]*)"|([^\s;"]+))/i.exec(disposition) ?? []
  if ((quoted ?? plain) !== field) throw fieldError(field, 'required')
  if (!/(?:^|;)\s*filename\*?=/i.test(disposition)) throw fieldError(field, 'invalid')
}
