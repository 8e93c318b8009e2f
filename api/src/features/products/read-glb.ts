import { open } from 'node:fs/promises'
import { z } from 'zod'
import type { Received } from '../../adapters/storage/port.ts'
import { AppError } from '../../http/app-error.ts'
import { type GlbSize, measureGlb } from './measure-glb.ts'

/** What a phone a few years old rotates smoothly; the error message states the figure too. */
const trianglesAtMost = 300_000
// A furniture scene has hundreds of each; documented in docs/limits.md.
const descriptionBytesAtMost = 1024 * 1024
const entriesAtMost = 5000

// https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#glb-file-format-specification
const magic = 0x46546c67
const jsonChunk = 0x4e4f534a
const headerBytes = 12
const chunkHeaderBytes = 8

/** These need a decoder that viewers download from another host, which the shop's content security policy forbids. */
const packed = new Set([
  'KHR_draco_mesh_compression',
  'KHR_texture_basisu',
  'EXT_meshopt_compression',
  'KHR_meshopt_compression',
])

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
  extensionsRequired: z.array(z.string()).default([]),
})

/**
 * Returns the size of a 3D model in centimetres. Throws unless it is a self-contained glTF binary that a phone can
 * display.
 */
export async function requirePlainGlb({ path, size }: Received): Promise<GlbSize> {
  const json = await readJsonChunk(path, size)
  if (isTooManifold(json)) throw new AppError('model-too-heavy')
  const parsed = description.safeParse(json)
  if (!parsed.success) throw new AppError('file-not-a-model')
  const { extensionsRequired } = parsed.data
  if (refersOutside(json)) throw new AppError('model-refers-outside')
  if (extensionsRequired.some((extension) => packed.has(extension))) throw new AppError('model-not-plain')
  const count = countTriangles(parsed.data)
  if (count > trianglesAtMost) throw new AppError('model-too-heavy', { details: { triangles: count } })
  return measureGlb(json)
}

/**
 * Whether any `uri` points outside the file, at any depth: loaders know extensions that this check does not. Within
 * an extension every `uri` is refused, since only the core format's own fields are known to accept data there.
 */
function refersOutside(json: unknown): boolean {
  const left: { value: unknown; isExtension: boolean }[] = [{ value: json, isExtension: false }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, isExtension } = next
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'uri' && (isExtension || typeof inner !== 'string' || !inner.startsWith('data:'))) return true
      if (typeof inner === 'object') left.push({ value: inner, isExtension: isExtension || key === 'extensions' })
    }
  }
  return false
}

/** Strips and fans draw a triangle with each vertex after the second; points and lines draw none. */
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

/** Checked before the parts are traversed. */
function isTooManifold(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false
  return Object.values(json).some((list) => Array.isArray(list) && list.length > entriesAtMost)
}

/** Reads the JSON chunk at the beginning of the file; the rest, which may be large, is never read. */
async function readJsonChunk(path: string, size: number): Promise<unknown> {
  const file = await open(path)
  try {
    const { buffer: head, bytesRead } = await file.read(Buffer.alloc(headerBytes + chunkHeaderBytes))
    if (bytesRead < head.length) return undefined
    const [found, version, length] = [head.readUInt32LE(0), head.readUInt32LE(4), head.readUInt32LE(8)]
    if (found !== magic || version !== 2 || length !== size) return undefined
    const bytes = head.readUInt32LE(headerBytes)
    if (head.readUInt32LE(headerBytes + 4) !== jsonChunk || head.length + bytes > size) return undefined
    if (bytes > descriptionBytesAtMost) throw new AppError('model-too-heavy')
    const { buffer: json } = await file.read(Buffer.alloc(bytes), 0, bytes, head.length)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch (error) {
    if (error instanceof AppError) throw error
    return undefined
  } finally {
    await file.close()
  }
}
