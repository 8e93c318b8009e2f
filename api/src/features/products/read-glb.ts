import { z } from 'zod'
import { AppError } from '../../http/app-error.ts'

/** What a telephone of some years turns without a stutter; the words of the refusal name it too. */
const trianglesAtMost = 300_000

// https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#glb-file-format-specification
const magic = 0x46546c67
const jsonChunk = 0x4e4f534a
const headerBytes = 12
const chunkHeaderBytes = 8

/** These need a decoder that a viewer fetches from elsewhere, which the shop's pages forbid. */
const packed = new Set([
  'KHR_draco_mesh_compression',
  'KHR_texture_basisu',
  'EXT_meshopt_compression',
  'KHR_meshopt_compression',
])

const reference = z.object({ uri: z.string().optional() })
const triangles = 4
const primitive = z.object({
  attributes: z.record(z.string(), z.number().int()).default({}),
  indices: z.number().int().optional(),
  mode: z.number().int().default(triangles),
})
const description = z.object({
  asset: z.object({ version: z.string().regex(/^2\.\d+$/) }),
  meshes: z.array(z.object({ primitives: z.array(primitive).default([]) })).min(1),
  accessors: z.array(z.object({ count: z.number().int().min(0) })).default([]),
  buffers: z.array(reference).default([]),
  images: z.array(reference).default([]),
  extensionsRequired: z.array(z.string()).default([]),
})

/** Throws what is wrong with a 3D model, unless it is a glTF binary with everything inside that a phone can turn. */
export function requirePlainGlb(bytes: Uint8Array): void {
  const json = readJsonChunk(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const parsed = description.safeParse(json)
  if (!parsed.success) throw new AppError('file-not-a-model')
  const { buffers, images, extensionsRequired } = parsed.data
  if ([...buffers, ...images].some(({ uri }) => uri !== undefined && !uri.startsWith('data:'))) {
    throw new AppError('model-refers-outside')
  }
  if (extensionsRequired.some((extension) => packed.has(extension))) throw new AppError('model-not-plain')
  const count = countTriangles(parsed.data)
  if (count > trianglesAtMost) throw new AppError('model-too-heavy', { details: { triangles: count } })
}

/** A strip or a fan draws a triangle with each corner after the second; points and lines draw none. */
function countTriangles({ meshes, accessors }: z.infer<typeof description>): number {
  const counts = meshes
    .flatMap(({ primitives }) => primitives)
    .map(({ attributes, indices, mode }) => {
      const corners = accessors[indices ?? attributes['POSITION'] ?? -1]?.count ?? 0
      if (mode < triangles) return 0
      return mode === triangles ? Math.floor(corners / 3) : Math.max(0, corners - 2)
    })
  return counts.reduce((sum, count) => sum + count, 0)
}

function readJsonChunk(file: Buffer): unknown {
  if (file.length < headerBytes + chunkHeaderBytes) return undefined
  const [found, version, length] = [file.readUInt32LE(0), file.readUInt32LE(4), file.readUInt32LE(8)]
  if (found !== magic || version !== 2 || length !== file.length) return undefined
  const end = headerBytes + chunkHeaderBytes + file.readUInt32LE(headerBytes)
  if (file.readUInt32LE(headerBytes + 4) !== jsonChunk || end > file.length) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file.subarray(headerBytes + chunkHeaderBytes, end))
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
