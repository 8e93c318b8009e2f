import { AppError } from './app-error.ts'

export const jsonMaximumBytes = 100 * 1024

/** Reads a body to its end, or refuses it as soon as it is longer than allowed. */
export async function readBytes(request: Request, maximum: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('Content-Length') ?? 0)
  if (announced > maximum) throw new AppError('body-too-large')
  const encoding = request.headers.get('Content-Encoding')
  if (encoding && encoding !== 'identity') throw new AppError('unsupported-media-type')
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > maximum) throw new AppError('body-too-large')
      chunks.push(chunk)
    }
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupported-media-type')
  const bytes = await readBytes(request, jsonMaximumBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('bad-json')
  }
}
