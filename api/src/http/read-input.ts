import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { uploadMaximumBytes } from '@fitout/contract/limits.ts'
import type { Received } from '../adapters/storage/port.ts'
import type { Context } from '../context.ts'
import { AppError } from './app-error.ts'
import { readBytes, readJson, readPieces } from './body.ts'
import { fileOfForm, formOverheadBytes } from './form-file.ts'
import { validate } from './validate.ts'

/** The body of a request, in the form that its endpoint declares. */
export type Input = { body: unknown; file: Received | undefined; bytes: Uint8Array | undefined }

/** Reads a request to its end, at the speed of its connection. A file stays in the storage until it is kept or removed. */
export async function readInput(
  { storage }: Context,
  endpoint: Endpoint,
  request: Request,
  incoming: IncomingMessage | undefined,
): Promise<Input> {
  const { body, bodyMaximumBytes, file, fileMaximumBytes = uploadMaximumBytes, bytesAtMost } = endpoint
  if (file !== undefined) {
    const type = request.headers.get('Content-Type') ?? ''
    const form = fileOfForm(type, readPieces(request, fileMaximumBytes + formOverheadBytes, incoming), file)
    return { body: undefined, file: await storage.receive(atMost(form, fileMaximumBytes)), bytes: undefined }
  }
  const bytes = bytesAtMost === undefined ? undefined : await readBytes(request, bytesAtMost, incoming)
  return { body: body && validate(body, await readJson(request, bodyMaximumBytes, incoming)), file: undefined, bytes }
}

async function* atMost(pieces: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of pieces) {
    size += piece.byteLength
    if (size > bytes) throw new AppError('body-too-large')
    yield piece
  }
}
