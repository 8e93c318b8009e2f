import { uploadMaximumBytes } from '@fitout/contract/limits.ts'
import { AppError } from '../../http/app-error.ts'
import { readBytes } from '../../http/body.ts'

// Room for the boundary and the headers of the one part.
const overhead = 16 * 1024

/**
 * The one file of a multipart form with nothing else in it. Throws `body-too-large`, `bad-request` or `invalid-input`.
 */
export async function readUpload(
  request: Request,
  field: string,
  maximumBytes = uploadMaximumBytes,
): Promise<Uint8Array> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data;/i.test(type)) throw new AppError('unsupported-media-type')
  const bytes = await readBytes(request, maximumBytes + overhead)
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new AppError('bad-request')
  })
  const entries = [...form.entries()]
  const file = form.get(field)
  if (!(file instanceof File) || entries.length !== 1) {
    throw new AppError('invalid-input', { errors: [{ path: field, code: file === null ? 'required' : 'invalid' }] })
  }
  if (file.size > maximumBytes) throw new AppError('body-too-large')
  return file.bytes()
}
